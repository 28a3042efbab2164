import { useEffect, useState } from 'react';
import type { ZodMiniType } from 'zod/mini';
import { useForm } from '@mcs-repairs/shared/platform/form/useForm';
import type { Result } from '@mcs-repairs/shared/domain/types/failure';
import { useAppSelector, useAppStore } from '@mcs-repairs/shared/platform/store';
import { useForgetSession } from '../staff/useSignedOut';
import { useUnsaved } from './unsaved';
import { useEdits, type Edits } from './useEdits';

type StaffFormOptions<Values, Form, Answer> = {
  schema: ZodMiniType<Form>;
  /**
   * The initial values. If they are stored data, a colleague's change also appears in the form
   * until the member edits the field.
   */
  empty: Values;
  /** Converts the values of the fields to the value that the schema validates. */
  compose?: (values: Values) => unknown;
  send: (form: Form, key: string) => Promise<Result<Answer>>;
  onDone: (answer: Answer) => void;
  /**
   * A name for the form and its subject, such as a booking. If the session ends, the text of a form
   * with a name is there again after the same member has signed in.
   */
  keptAs?: string;
  /** True for a form of a password or a code, which may be typed again. */
  isSecret?: boolean;
};

/**
 * The edits of forms whose session ended, by member and form. They are only in the memory of this
 * page.
 */
export const leftTexts = new Map<string, object>();

/**
 * A form for staff. If the server says that the session has ended, the sign-in form
 * appears.
 */
export function useStaffForm<Values extends object, Form, Answer>({
  empty,
  keptAs = '',
  isSecret,
  ...options
}: StaffFormOptions<Values, Form, Answer>) {
  const forget = useForgetSession();
  const store = useAppStore();
  const staff = useAppSelector(({ session }) => session.staff?.id);
  const key = keptAs && `${staff} ${keptAs}`;
  const [left] = useState(() => leftTexts.get(key) as Edits<Values> | undefined);
  useEffect(() => void leftTexts.delete(key), [key]);
  const { isEdited, edits, ...fields } = useEdits(empty, undefined, left);
  const { overtaken, takeTheirs, keepMine } = fields;
  const saved = useUnsaved(isEdited && !isSecret, () => {
    if (key && !store.getState().session.staff) leftTexts.set(key, edits);
  });
  const reset = () => {
    saved();
    fields.reset();
  };
  const form = useForm({
    ...options,
    fields: { ...fields, reset },
    onFailed: ({ code }) => {
      if (code === 'signed-out') forget();
    },
  });
  return { ...form, overtaken, takeTheirs, keepMine };
}
