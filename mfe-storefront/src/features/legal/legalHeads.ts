import { QUOTE_WARRANTY } from '@mcs-repairs/shared/domain/catalogue/turnaround';
import type { LegalPage } from '@mcs-repairs/shared/domain/types/legalPages';

type LegalHead = { title: string; crumb: string; description: string };

export const LEGAL_HEADS: Record<LegalPage, LegalHead> = {
  privacy: {
    title: 'Privacy policy',
    crumb: 'Privacy',
    description:
      'What the shop stores about bookings, enquiries and posts, for how long, in which cookies, and whom to ask.',
  },
  terms: {
    title: 'Terms of service',
    crumb: 'Terms',
    description:
      'Bookings, free diagnosis, prices on request, repair times, pickup and return, and the rules of the community.',
  },
  warranty: {
    title: 'Warranty',
    crumb: 'Warranty',
    description: `${QUOTE_WARRANTY} of warranty on quoted repairs: what is covered, what is not, and how to claim it.`,
  },
};
