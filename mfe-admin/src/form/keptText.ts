import { useEffect, useState } from 'react';
import { useAppSelector } from '@mcs-repairs/shared/platform/store';
import { leftTexts, useUnsaved } from './unsaved';
import { useEdits, type Edits, type EditsOptions } from './useEdits';

/** The open forms, by member and form. */
const openForms = new Map<string, { said: string; clear: () => void }>();

/** The name of a form together with the member who fills it in. */
export const useMemberKey = (keptAs: string | null) => {
  const staff = useAppSelector(({ session }) => session.staff?.id);
  return `${staff} ${keptAs}`;
};

type KeptOptions<Values> = EditsOptions<Values> & {
  /**
   * Returns whether a value was sent and not refused, although `current` does not contain it yet.
   */
  isSent?: (name: keyof Values & string, value: unknown) => boolean;
  /**
   * Returns whether a value is being saved. A member who leaves the page then waits, and is asked
   * only if the value could not be saved.
   */
  isSaving?: (name: keyof Values & string, value: unknown) => boolean;
};

/**
 * Works like `useEdits`, for a form with a button that saves its text. Before the member leaves the
 * page, a dialog asks. If the form disappears with its text, because the session ended or another
 * form opened, the text is there again when the same member opens the form. `keptAs` names the form
 * and its subject, such as a booking. It is null for a form that is soon filled in again, such as one
 * for a password: nobody is asked, and nothing is kept. `settle` says that the text was saved or
 * discarded. `isRestored` is true while a form that began with kept text has unsaved text.
 */
export function useKeptEdits<Values extends object>(
  current: Values,
  keptAs: string | null,
  { isOwn, isSent, isSaving }: KeptOptions<Values> = {},
) {
  const key = useMemberKey(keptAs);
  const [left] = useState(() => leftTexts.get(key) as Edits<Values> | undefined);
  useEffect(() => void leftTexts.delete(key), [key]);
  const { edits, ...fields } = useEdits(current, { left, ...(isOwn && { isOwn }) });
  const { typed } = edits;
  const names = Object.keys(typed) as (keyof Values & string)[];
  const isWaiting = names.some((name) => isSaving?.(name, typed[name]));
  const isOpen = names.some((name) => !isSent?.(name, typed[name]));
  const hasText = fields.isEdited && keptAs !== null && (isOpen || isWaiting);
  const end = useUnsaved(hasText, () => leftTexts.set(key, edits), !isOpen);
  const said = JSON.stringify(typed);
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
    isRestored: left !== undefined && hasText,
    settle,
    reset() {
      settle();
      fields.reset();
    },
  };
}
