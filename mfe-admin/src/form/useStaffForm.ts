import type { ZodMiniType } from 'zod/mini';
import { useForm } from '@mcs-repairs/shared/platform/form/useForm';
import type { Result } from '@mcs-repairs/shared/domain/types/failure';
import { useForgetSession } from '../staff/useSignedOut';
import { useEdits } from './useEdits';

type StaffFormOptions<Values, Form, Answer> = {
  schema: ZodMiniType<Form>;
  /** What the fields hold until somebody types; of what is stored it follows what others store meanwhile. */
  empty: Values;
  /** What the schema checks, made from what the fields hold. */
  compose?: (values: Values) => unknown;
  send: (form: Form, key: string) => Promise<Result<Answer>>;
  onDone: (answer: Answer) => void;
};

/** A form of text fields for staff: an answer that tells that the session has ended leads to the sign-in. */
export function useStaffForm<Values extends Record<string, string>, Form, Answer>({
  empty,
  ...options
}: StaffFormOptions<Values, Form, Answer>) {
  const forget = useForgetSession();
  const fields = useEdits(empty);
  const { overtaken, takeTheirs, keepMine } = fields;
  const form = useForm({
    ...options,
    fields,
    onFailed: ({ code }) => {
      if (code === 'signed-out') forget();
    },
  });
  return { ...form, overtaken, takeTheirs, keepMine };
}
