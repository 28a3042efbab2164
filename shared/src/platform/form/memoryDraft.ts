import type { Attempt, AttemptKeeper } from './useSubmission';
import type { ValuesDraft } from './useTyped';

export type MemoryDraft<Values, Sent = Attempt> = ValuesDraft<Values> & AttemptKeeper<Sent>;

type Kept = { values?: object; attempt?: object | null };

/** What each form keeps, by the way in which the visitor opened the form. */
const drafts = new Map<string, Record<string, Kept>>();

/**
 * Keeps what a visitor typed into a form, and the idempotency key of the last submission, after the
 * visitor leaves the form, for example with the Back button. Both live as long as the page. They
 * are not in the browser's storage, because they are personal, and because the server's HTML has an
 * empty form. A form has one draft for each `opening`. `clear` removes all drafts of the form.
 */
export function memoryDraft<Values extends object, Sent extends object = Attempt>(
  form: string,
  opening = '',
): MemoryDraft<Partial<Values>, Sent> {
  const read = () => drafts.get(form)?.[opening] ?? {};
  const write = (change: Kept) =>
    drafts.set(form, { ...drafts.get(form), [opening]: { ...read(), ...change } });
  return {
    load: () => read().values ?? {},
    save: (values) => write({ values }),
    clear: () => drafts.delete(form),
    // All users of one form have the same type of attempt.
    last: () => (read().attempt ?? null) as Sent | null,
    keep: (attempt) => write({ attempt }),
  };
}

/** Removes all drafts from memory. Tests call it between two pages. */
export const clearDrafts = (): void => drafts.clear();
