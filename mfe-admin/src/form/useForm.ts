import { useEffect, useRef, useState, type ChangeEvent, type FormEvent } from 'react';
import type * as z from 'zod/mini';
import { fieldErrors } from 'shared/domain/rules/fieldErrors';
import type { Failure, Result } from 'shared/domain/types/failure';
import { useForgetSession } from '../staff/useSignedOut';

type FormOptions<Name extends string, Form, Answer> = {
  schema: z.ZodMiniType<Form>;
  empty: Record<Name, string>;
  send: (form: Form) => Promise<Result<Answer>>;
  onDone: (answer: Answer) => void;
};

/**
 * A form of text fields: checked by the schema that the server uses too, sent once, and kept as typed when it is refused.
 * The first wrong field gets the focus; editing a field clears its error.
 */
export function useForm<Name extends string, Form, Answer>(
  options: FormOptions<Name, Form, Answer>,
) {
  const { schema, empty, send, onDone } = options;
  const forget = useForgetSession();
  const form = useRef<HTMLFormElement>(null);
  const [values, setValues] = useState(empty);
  const [errors, setErrors] = useState<Record<string, string>>({});
  const [refusal, setRefusal] = useState<Failure | null>(null);
  const [busy, setBusy] = useState(false);
  const refusedFields = useRef(false);

  useEffect(() => {
    if (!refusedFields.current) return;
    refusedFields.current = false;
    form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [errors]);

  function refuse(fields: Record<string, string>) {
    refusedFields.current = true;
    setErrors(fields);
  }

  async function submit() {
    const parsed = schema.safeParse(values);
    setRefusal(null);
    if (!parsed.success) return refuse(fieldErrors(parsed.error.issues));
    setErrors({});
    setBusy(true);
    const result = await send(parsed.data);
    setBusy(false);
    if (result.ok) {
      setValues(empty);
      onDone(result.value);
    } else {
      if (result.failure.code === 'signed-out') forget();
      setRefusal(result.failure);
      if (result.failure.fields) refuse(result.failure.fields);
    }
  }

  return {
    errors,
    refusal,
    busy,
    form: {
      ref: form,
      noValidate: true,
      onSubmit: (event: FormEvent) => {
        event.preventDefault();
        if (!busy) void submit();
      },
    },
    input: (name: Name) => ({
      name,
      value: values[name],
      onChange: ({ target }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => {
        setValues((typed) => ({ ...typed, [name]: target.value }));
        setErrors(({ [name]: _gone, ...others }) => others);
      },
    }),
  };
}
