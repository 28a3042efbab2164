import type { AttemptKeeper } from '@mcs-repairs/shared/platform/form/useSubmission';
import type { ValuesDraft } from '@mcs-repairs/shared/platform/form/useTyped';

type Draft = { values: object; attempt: ReturnType<AttemptKeeper['last']> };

const drafts = new Map<string, Draft>();
/** Returns the form of a key, which is its first word. A form may have several drafts. */
const formOf = (key: string) => key.split(' ', 1)[0];

/**
 * Keeps what a visitor typed into a form, and the idempotency key of the last submission, after the
 * visitor leaves the form, for example with the Back button. Both live as long as the page. They
 * are not in the browser's storage, because they are personal, and because the server's HTML has an
 * empty form.
 */
export function typedDraft<Values extends object>(key: string) {
  const read = () => drafts.get(key) ?? { values: {}, attempt: null };
  const draft: ValuesDraft<Values> = {
    load: () => read().values,
    save: (values) => drafts.set(key, { ...read(), values }),
    clear: () => {
      for (const other of drafts.keys()) if (formOf(other) === formOf(key)) drafts.delete(other);
    },
  };
  const attempts: AttemptKeeper = {
    last: () => read().attempt,
    keep: (attempt) => drafts.set(key, { ...read(), attempt }),
  };
  return { draft, attempts };
}

/** Tests call it between two pages. */
export const clearDrafts = (): void => drafts.clear();
