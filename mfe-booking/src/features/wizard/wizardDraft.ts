import * as z from 'zod/mini';
import { DEFAULT_CITY } from '@mcs-repairs/shared/domain/catalogue/schedule';
import { storageKey } from '@mcs-repairs/shared/domain/rules/storageKeys';
import { keptDraft } from '@mcs-repairs/shared/platform/form/keptDraft';
import { visitorStorage } from '@mcs-repairs/shared/platform/site';
import { serviceTypeSchema } from '@mcs-repairs/shared/domain/types/booking';
import { bookingRequestSchema } from '@mcs-repairs/shared/domain/types/bookingRequest';
import { textConsentSchema } from '@mcs-repairs/shared/domain/types/message';
import type { Attempt } from '../../submission/submitBooking';
import type { AttachedPhoto } from '../../photo/attachedPhoto';
import type { WizardValues } from './wizardSteps';

/**
 * The customer's answers so far. They stay in this browser until the customer sends or discards
 * them.
 */
export type WizardDraft = {
  values: WizardValues;
  step: number;
  photo: AttachedPhoto | null;
  attempt: Attempt | null;
  /** The values in the draft that came from a choice on other pages. */
  offered?: Pick<WizardValues, 'device' | 'issue' | 'preferredDate'> | undefined;
};

export const EMPTY_DRAFT: WizardDraft = {
  values: {
    device: '',
    issue: '',
    fullName: '',
    email: '',
    phone: '',
    city: DEFAULT_CITY,
    preferredDate: '',
    serviceType: 'walkin',
    pickupAddress: '',
    consent: false,
  },
  step: 0,
  photo: null,
  attempt: null,
};

const draftSchema = z.object({
  values: z.object({
    device: z.string(),
    issue: z.string(),
    fullName: z.string(),
    email: z.string(),
    phone: z.string(),
    city: z.string(),
    preferredDate: z.string(),
    serviceType: serviceTypeSchema,
    // Drafts that were stored before this field existed do not have it.
    pickupAddress: z._default(z.string(), ''),
    consent: z.boolean(),
    textChannels: textConsentSchema,
  }),
  step: z.int().check(z.minimum(0), z.maximum(2)),
  photo: z.nullable(z.object({ name: z.string(), photoId: z.optional(z.string()) })),
  attempt: z.nullable(z.object({ key: z.string(), unanswered: z.array(bookingRequestSchema) })),
  offered: z.optional(
    z.object({ device: z.string(), issue: z.string(), preferredDate: z.string() }),
  ),
});

const kept = keptDraft(storageKey('booking-draft'), draftSchema);
type DraftStorage = Parameters<typeof kept.load>[0];

/**
 * Where this tab stores its draft. Each tab has its own, which survives a reload. A new tab begins
 * with the latest draft of this browser.
 */
export function draftStorage(
  tab: DraftStorage = visitorStorage('sessionStorage'),
  latest: DraftStorage = visitorStorage(),
): DraftStorage {
  return {
    getItem: (key) => tab.getItem(key) ?? latest.getItem(key),
    setItem(key, text) {
      tab.setItem(key, text);
      latest.setItem(key, text);
    },
    removeItem(key) {
      const own = tab.getItem(key);
      tab.removeItem(key);
      if (own === null || own === latest.getItem(key)) latest.removeItem(key);
    },
  };
}

/** Returns the stored draft. Returns an empty draft if none is stored or if it cannot be read. */
export const loadDraft = (storage: DraftStorage): WizardDraft => kept.load(storage) ?? EMPTY_DRAFT;

/**
 * Stores the draft. If the browser has no storage, the draft lives as long as the page. Only the id
 * of a photo is stored, never its file.
 */
export function saveDraft(storage: DraftStorage, draft: WizardDraft): void {
  const { name, photoId } = draft.photo ?? {};
  kept.save(storage, { ...draft, photo: name && photoId ? { name, photoId } : null });
}

export const clearDraft = kept.clear;
