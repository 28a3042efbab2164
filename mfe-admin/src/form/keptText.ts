import { useEffect, useState } from 'react';
import { useAppSelector } from '@mcs-repairs/shared/platform/store';
import { leftTexts, useUnsaved } from './unsaved';
import { isSame, useEdits, type Edits, type EditsOptions } from './useEdits';

/** The open forms, by member and form. */
const openForms = new Map<string, { said: string; clear: () => void }>();

/** The name of a form together with the member who fills it in. */
export const useMemberKey = (keptAs: string | null) => {
  const staff = useAppSelector(({ session }) => session.staff?.id);
  return `${staff} ${keptAs}`;
};

type KeptOptions<Values> = EditsOptions<Values> & {
  /** Returns whether a value is stored already, although `current` does not contain it yet. */
  isStored?: (name: keyof Values & string, value: unknown) => boolean;
  /** Whether the text is being saved. Then the member may leave the page without a question. */
  isSaving?: boolean;
};

/**
 * Works like `useEdits`, for a form with a button that saves its text. Before the member leaves the
 * page, a dialog asks. If the form disappears with its text, because the session ended or another
 * form opened, the text is there again when the same member opens the form. `keptAs` names the form
 * and its subject, such as a booking. It is null for a form that is soon filled in again, such as one
 * for a password: nobody is asked, and nothing is kept. `settle` says that the text was saved or
 * discarded. `isRestored` is true for a form with kept text of which nothing is stored yet.
 */
export function useKeptEdits<Values extends object>(
  current: Values,
  keptAs: string | null,
  { isStored = () => false, isSaving, ...options }: KeptOptions<Values> = {},
) {
  const key = useMemberKey(keptAs);
  const [left] = useState(() => leftTexts.get(key) as Edits<Values> | undefined);
  const [isRestored, setRestored] = useState(left !== undefined);
  useEffect(() => void leftTexts.delete(key), [key]);
  const { edits, ...fields } = useEdits(current, { left, ...options });
  const hasText =
    fields.isEdited &&
    keptAs !== null &&
    (Object.keys(edits.typed) as (keyof Values & string)[]).some(
      (name) => !isStored(name, edits.typed[name]),
    );
  const end = useUnsaved(hasText, () => leftTexts.set(key, edits), isSaving);
  const said = JSON.stringify(edits.typed);
  const clear = () => {
    end();
    fields.reset();
  };
  useEffect(() => {
    const form = { said, clear };
    openForms.set(key, form);
    return () => {
      if (openForms.get(key) === form) openForms.delete(key);
    };
  });
  function settle() {
    end();
    leftTexts.delete(key);
    // The text may be in the form again while it was sent.
    const again = openForms.get(key);
    if (again?.said === said) again.clear();
  }
  return {
    ...fields,
    isRestored,
    settle,
    /**
     * Says that values were stored. Forgets the text of a form that disappeared meanwhile, if
     * `stored` has all of it.
     */
    noteStored(stored: Partial<Values>) {
      setRestored(false);
      const { typed = {} } = (leftTexts.get(key) ?? {}) as Partial<Edits<Values>>;
      const texts = Object.entries(typed);
      if (texts.every(([name, text]) => isSame(text, stored[name as keyof Values])))
        leftTexts.delete(key);
    },
    reset() {
      settle();
      fields.reset();
    },
  };
}
