import { PRIVACY_POLICY } from '@mcs-repairs/shared/domain/catalogue/privacyPolicy';
import { TERMS_OF_SERVICE } from '@mcs-repairs/shared/domain/catalogue/termsOfService';
import { WARRANTY_TERMS } from '@mcs-repairs/shared/domain/catalogue/warrantyTerms';
import type { LegalPage } from '@mcs-repairs/shared/domain/types/legalPages';
import type { SectionEntry } from '@mcs-repairs/shared/domain/types/sections';

type LegalWords = {
  lead: string;
  builtIn: readonly SectionEntry<LegalPage>[];
  /** The ids of the built-in headings. Other pages may link to them. */
  ids: Readonly<Record<string, string>>;
};

/** The day of the last change of the built-in texts. */
export const BUILT_IN_CHANGED = 'November 1, 2026';

/** The texts that a legal page shows until the owner changes them. */
export const LEGAL_WORDS: Record<LegalPage, LegalWords> = {
  privacy: {
    lead: 'What we store about you, for how long, and how to have it removed.',
    builtIn: PRIVACY_POLICY,
    ids: {
      'What we store': 'what',
      'What stays in your browser': 'browser',
      'What we use it for': 'why',
      'Who sees it': 'who',
      'Data on your device': 'device',
      'What you can ask for': 'rights',
    },
  },
  terms: {
    lead: 'What you can expect from us, and what we ask of you.',
    builtIn: TERMS_OF_SERVICE,
    ids: {
      Bookings: 'booking',
      'Diagnosis and price': 'diagnosis',
      'How long it takes': 'time',
      'Before you hand over a device': 'before',
      'Pickup and return': 'pickup',
      'Collecting a device': 'collect',
      'Shop and enquiries': 'shop',
      Community: 'community',
      Names: 'names',
    },
  },
  warranty: {
    lead: 'Every repair comes with a warranty. This is what it means.',
    builtIn: WARRANTY_TERMS,
    ids: {
      'How long it lasts': 'period',
      'What is covered': 'covered',
      'What is not covered': 'excluded',
      'How to claim it': 'claim',
      'Genuine parts': 'parts',
      'The maker’s warranty': 'maker',
    },
  },
};
