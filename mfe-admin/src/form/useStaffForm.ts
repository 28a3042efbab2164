import type { ZodMiniType } from 'zod/mini';
import { useForm } from '@mcs-repairs/shared/platform/form/useForm';
import type { Result } from '@mcs-repairs/shared/domain/types/failure';
import { useForgetSession } from '../staff/useSignedOut';
import { useKeptEdits } from './keptText';

type StaffFormOptions<Values, Form, Answer> = {
  schema: ZodMiniType<Form>;
  /**
   * The initial values. If they are stored data, a colleague's change also appears in the form
   * until the member edits the field.
   */
  empty: Values;
  /** The name of the form and its subject, or null for a form without lasting text (`useKeptEdits`). */
  keptAs: string | null;
  /** Converts the values of the fields to the value that the schema validates. */
  compose?: (values: Values) => unknown;
  send: (form: Form, key: string) => Promise<Result<Answer>>;
  onDone: (answer: Answer) => void;
};

/**
 * A form for staff. If the server says that the session has ended, the sign-in form
 * appears.
 */
export function useStaffForm<Values extends object, Form, Answer>({
  empty,
  keptAs,
  ...options
}: StaffFormOptions<Values, Form, Answer>) {
  const forget = useForgetSession();
  const { settle, ...fields } = useKeptEdits(empty, keptAs);
  const { isEdited, overtaken, takeTheirs, keepMine } = fields;
  const form = useForm({
    ...options,
    fields,
    onFailed: ({ code }) => {
      if (code === 'signed-out') forget();
    },
  });
  return { ...form, settle, isEdited, overtaken, takeTheirs, keepMine };
}
