import { useEffect, useRef, useState } from 'react';
import type { Attempt } from '@mcs-repairs/shared/platform/form/useSubmission';
import { useAppSelector } from '@mcs-repairs/shared/platform/store';
import { leftTexts, useUnsaved } from './unsaved';
import { useEdits, type Edits, type EditsOptions } from './useEdits';

type Left<Values> = {
  edits: Edits<Values>;
  /** What the form tried to send, so that the server stores it only once. */
  attempt: Attempt | null;
};

/** The name of a form together with the member who fills it in. */
export const useMemberKey = (keptAs: string | null) => {
  const staff = useAppSelector(({ session }) => session.staff?.id);
  return `${staff} ${keptAs}`;
};

/**
 * Works like `useEdits`, for a form with a button that saves its text. Before the member leaves the
 * page, a dialog asks. If the form disappears with its text, because the session ended or another
 * form opened, the text is there again when the same member opens the form. `keptAs` names the form
 * and its subject, such as a booking. It is null for a form that is soon filled in again, such as one
 * for a password: nobody is asked, and nothing is kept. `settle` says that the text was saved or
 * discarded.
 */
export function useKeptEdits<Values extends object>(
  current: Values,
  keptAs: string | null,
  options?: EditsOptions<Values>,
) {
  const key = useMemberKey(keptAs);
  const [left] = useState(() => leftTexts.get(key) as Left<Values> | undefined);
  useEffect(() => void leftTexts.delete(key), [key]);
  const attempt = useRef(left?.attempt ?? null);
  const { edits, ...fields } = useEdits(current, { left: left?.edits, ...options });
  const end = useUnsaved(fields.isEdited && keptAs !== null, () =>
    leftTexts.set(key, { edits, attempt: attempt.current }),
  );
  return {
    ...fields,
    attempts: {
      last: () => attempt.current,
      keep(last: Attempt | null) {
        attempt.current = last;
      },
    },
    settle() {
      end();
      leftTexts.delete(key);
    },
  };
}
