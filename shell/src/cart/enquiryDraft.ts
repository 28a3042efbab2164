import * as z from 'zod/mini';
import { storageKey } from '@mcs-repairs/shared/domain/rules/storageKeys';
import { keptDraft } from '@mcs-repairs/shared/platform/form/keptDraft';
import type { AttemptKeeper } from '@mcs-repairs/shared/platform/form/useSubmission';
import type { ValuesDraft } from '@mcs-repairs/shared/platform/form/useTyped';
import { visitorStorage } from '@mcs-repairs/shared/platform/site';

const enquiryDraftSchema = z.object({
  values: z.object({
    customerName: z.string(),
    customerPhone: z.string(),
    /** Older drafts lack this field. */
    email: z._default(z.string(), ''),
    message: z.string(),
    answerBy: z._default(z.string(), ''),
  }),
  /**
   * The last submission and its idempotency key. Sending the same text again counts as the same
   * enquiry.
   */
  attempt: z.object({ words: z.string(), key: z.string() }),
});
export type EnquiryDraft = z.infer<typeof enquiryDraftSchema>;
export type EnquiryValues = EnquiryDraft['values'];

export const EMPTY_ENQUIRY: EnquiryValues = {
  customerName: '',
  customerPhone: '',
  email: '',
  message: '',
  answerBy: '',
};
const NO_ATTEMPT: EnquiryDraft['attempt'] = { words: '', key: '' };
const EMPTY: EnquiryDraft = { values: EMPTY_ENQUIRY, attempt: NO_ATTEMPT };

const kept = keptDraft(storageKey('enquiry-draft'), enquiryDraftSchema);
const storage = () => visitorStorage('sessionStorage');

let draft: EnquiryDraft | undefined;

/**
 * Returns the draft of the enquiry. It lasts as long as the page, and survives a reload if the
 * browser's storage works.
 */
export function enquiryDraft(): EnquiryDraft {
  draft ??= kept.load(storage()) ?? EMPTY;
  return draft;
}

export function keepEnquiryDraft(change: Partial<EnquiryDraft>): void {
  draft = { ...enquiryDraft(), ...change };
  kept.save(storage(), draft);
}

export function clearEnquiryDraft(): void {
  draft = EMPTY;
  kept.clear(storage());
}

/** The typed values of the enquiry. They survive closing the cart drawer. */
export const enquiryValues: ValuesDraft<EnquiryValues> = {
  load: () => enquiryDraft().values,
  save: (values) => keepEnquiryDraft({ values }),
  clear: clearEnquiryDraft,
};

/**
 * The idempotency key of a submission without a response. It also survives closing the cart drawer.
 */
export const enquiryAttempts: AttemptKeeper = {
  last: () => enquiryDraft().attempt,
  keep: (attempt) => keepEnquiryDraft({ attempt: attempt ?? NO_ATTEMPT }),
};
