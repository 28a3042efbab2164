import { useEffect, useState } from 'react';
import { useAppSelector, useAppStore } from '@mcs-repairs/shared/platform/store';
import { useUnsaved } from './unsaved';
import { useEdits, type Edits, type EditsOptions } from './useEdits';

/**
 * The edits of forms whose session ended, by member and form. They are only in the memory of this
 * page. A sign-out clears the map.
 */
export const leftTexts = new Map<string, object>();
/** The name of a form together with the member who fills it in. */
export const useMemberKey = (keptAs: string | null) => {
  const staff = useAppSelector(({ session }) => session.staff?.id);
  return `${staff} ${keptAs}`;
};

/**
 * Works like `useEdits`, for a form with a button that saves its text. Before the member leaves the
 * page, a dialog asks. If the session ends, the text is there again after the same member has signed
 * in. `keptAs` names the form and its subject, such as a booking. It is null for a form of a password
 * or a code: nobody is asked, and nothing is kept. `saved` ends the registration of a text that was
 * just saved.
 */
export function useKeptEdits<Values extends object>(
  current: Values,
  keptAs: string | null,
  options?: EditsOptions<Values>,
) {
  const store = useAppStore();
  const key = useMemberKey(keptAs);
  const [left] = useState(() => leftTexts.get(key) as Edits<Values> | undefined);
  useEffect(() => void leftTexts.delete(key), [key]);
  const { edits, ...fields } = useEdits(current, { left, ...options });
  const saved = useUnsaved(fields.isEdited && keptAs !== null, () => {
    if (!store.getState().session.staff) leftTexts.set(key, edits);
  });
  return { ...fields, saved };
}
