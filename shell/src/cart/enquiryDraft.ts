import * as z from 'zod/mini';
import { storageKey } from 'shared/domain/rules/storageKeys';
import { visitorStorage } from 'shared/platform/site';

const enquiryDraftSchema = z.object({
  values: z.object({ customerName: z.string(), customerPhone: z.string(), message: z.string() }),
  /** What was sent last and its key: the same words again are one enquiry. */
  attempt: z.object({ words: z.string(), key: z.string() }),
});
export type EnquiryDraft = z.infer<typeof enquiryDraftSchema>;
export type EnquiryValues = EnquiryDraft['values'];

const EMPTY: EnquiryDraft = {
  values: { customerName: '', customerPhone: '', message: '' },
  attempt: { words: '', key: '' },
};
const DRAFT_KEY = storageKey('enquiry-draft');

const kept = () => visitorStorage('sessionStorage');

let draft: EnquiryDraft | undefined;

/** The enquiry as it was left: kept as long as the page lives, and through a reload where the browser keeps anything. */
export function enquiryDraft(): EnquiryDraft {
  draft ??= savedDraft() ?? EMPTY;
  return draft;
}

export function keepEnquiryDraft(change: Partial<EnquiryDraft>): void {
  draft = { ...enquiryDraft(), ...change };
  try {
    kept().setItem(DRAFT_KEY, JSON.stringify(draft));
  } catch {
    // A full storage costs a convenience, nothing else.
  }
}

export function clearEnquiryDraft(): void {
  draft = EMPTY;
  kept().removeItem(DRAFT_KEY);
}

function savedDraft(): EnquiryDraft | undefined {
  try {
    const text = kept().getItem(DRAFT_KEY);
    return text ? enquiryDraftSchema.safeParse(JSON.parse(text)).data : undefined;
  } catch {
    return undefined;
  }
}
