import * as z from 'zod/mini';
import { DEFAULT_CITY } from '@mcs-repairs/shared/domain/catalogue/schedule';
import { storageKey } from '@mcs-repairs/shared/domain/rules/storageKeys';
import { keptDraft } from '@mcs-repairs/shared/platform/form/keptDraft';
import { bookingRequestSchema, serviceTypeSchema } from '@mcs-repairs/shared/domain/types/booking';
import { textConsentSchema } from '@mcs-repairs/shared/domain/types/message';
import type { Attempt } from '../../submission/submitBooking';
import type { AttachedPhoto } from '../../photo/usePhoto';
import type { WizardValues } from './wizardSteps';

/** What has been filled in so far. It lives in this browser only, until it is sent or thrown away. */
export type WizardDraft = {
  values: WizardValues;
  step: number;
  photo: AttachedPhoto | null;
  attempt: Attempt | null;
  /** What it took over from the choice on other pages. */
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
    // Drafts of before it was asked have none.
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

/** The kept draft; an empty one when there is none or it cannot be read. */
export const loadDraft = (storage: DraftStorage): WizardDraft => kept.load(storage) ?? EMPTY_DRAFT;

/** Where the browser keeps nothing the draft lives as long as the page. Of a photo its id is kept, never the file. */
export function saveDraft(storage: DraftStorage, draft: WizardDraft): void {
  const { name, photoId } = draft.photo ?? {};
  kept.save(storage, { ...draft, photo: name && photoId ? { name, photoId } : null });
}

export const clearDraft = kept.clear;
