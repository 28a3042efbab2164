import { useEffect, useRef, useState, type FormEvent } from 'react';
import { fieldErrors } from 'shared/domain/rules/fieldErrors';
import { newId } from 'shared/platform/site';
import type { Reference } from 'shared/domain/types/enquiry';
import type { Failure, Result } from 'shared/domain/types/failure';
import type { ZodMiniType } from 'zod/mini';

type Errors<Values> = Partial<Record<keyof Values & string, string>>;

type SubmissionOptions<Values, Form> = {
  initial: Values;
  /** What is sent, made from what the fields hold. */
  compose?: (values: Values) => unknown;
  schema: ZodMiniType<Form>;
  send: (form: Form, key: string) => Promise<Result<Reference>>;
};

/**
 * A form that the shop answers with a reference. What was typed stays through every refusal, a retry of the same words
 * keeps its key so that the shop stores it once, and the first wrong field gets the focus.
 */
export function useSubmission<Values extends object, Form>({
  initial,
  compose = (values) => values,
  schema,
  send,
}: SubmissionOptions<Values, Form>) {
  const attempt = useRef<{ words: string; key: string } | null>(null);
  const [values, setValues] = useState(initial);
  const [errors, setErrors] = useState<Errors<Values>>({});
  const [refused, setRefused] = useState<{ form: Element } | null>(null);
  const [sending, setSending] = useState(false);
  const [failure, setFailure] = useState<Failure | null>(null);
  const [reference, setReference] = useState<string | null>(null);

  useEffect(() => {
    refused?.form.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [refused]);

  function change<Name extends keyof Values & string>(name: Name, value: Values[Name]) {
    setValues((old) => ({ ...old, [name]: value }));
    setErrors((old) => ({ ...old, [name]: undefined }));
  }

  function refuse(form: Element, fields: Record<string, string>) {
    setErrors(fields as Errors<Values>);
    setRefused({ form });
  }

  async function submit(event: FormEvent) {
    event.preventDefault();
    const form = event.currentTarget;
    if (sending) return;
    setFailure(null);
    const checked = schema.safeParse(compose(values));
    if (!checked.success) return refuse(form, fieldErrors(checked.error.issues));
    const words = JSON.stringify(checked.data);
    if (attempt.current?.words !== words) attempt.current = { words, key: newId() };
    setSending(true);
    const result = await send(checked.data, attempt.current.key);
    setSending(false);
    if (result.ok) return setReference(result.value.reference);
    if (result.failure.fields) refuse(form, result.failure.fields);
    else setFailure(result.failure);
  }

  /** Properties of a text control of this form. */
  const text = (name: keyof Values & string) => ({
    name,
    value: String(values[name]),
    onChange: ({ target }: { target: { value: string } }) =>
      change(name, target.value as Values[typeof name]),
  });

  function again() {
    attempt.current = null;
    setValues(initial);
    setReference(null);
  }

  return { values, errors, sending, failure, reference, change, text, submit, again };
}
