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
    /** Drafts that were stored before this field existed do not have it. */
    email: z._default(z.string(), ''),
    message: z.string(),
    answerBy: z._default(z.string(), ''),
  }),
  /**
   * The last submission and its idempotency key. If the customer sends the same text again, the
   * server stores only one enquiry.
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
 * Returns the draft of the enquiry. It lives as long as the page. If the storage of the browser
 * works, it also survives a reload.
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

/** The typed values of the enquiry. They stay when the cart drawer closes. */
export const enquiryValues: ValuesDraft<EnquiryValues> = {
  load: () => enquiryDraft().values,
  save: (values) => keepEnquiryDraft({ values }),
  clear: clearEnquiryDraft,
};

/**
 * The idempotency key of a submission that got no response. It stays when the cart drawer closes.
 */
export const enquiryAttempts: AttemptKeeper = {
  last: () => enquiryDraft().attempt,
  keep: (attempt) => keepEnquiryDraft({ attempt: attempt ?? NO_ATTEMPT }),
};
