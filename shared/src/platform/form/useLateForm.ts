import { useEffectEvent, useLayoutEffect, useRef, useState, type FormEvent } from 'react';
import type { Failure } from '../../domain/types/failure';
import { useForm, type FormOptions, type Schema, type TextField } from './useForm';

/** The failure of a form whose schema could not be loaded. Nothing was sent. */
export const NOT_CHECKED: Failure = {
  code: 'network',
  message: 'The form could not be checked. Please try again.',
};

const NOT_LOADED: Pick<Schema<never>, 'safeParse'> = {
  safeParse() {
    throw new Error('The schema of the form is not loaded');
  },
};

type LateFormOptions<Values, Words, Answer> = Omit<FormOptions<Values, Words, Answer>, 'schema'> & {
  /** Loads the schema. Rejects if this fails. The next call then tries again. */
  loadSchema: () => Promise<Schema<Words>>;
};

/**
 * Works like `useForm`, for a form on a page that must not load its schema. The schema loads when
 * the visitor enters the form. If the visitor submits the form earlier, the text fields are locked
 * until the schema arrives. The form then sends its newest values. If the visitor has left, it sends
 * nothing.
 */
export function useLateForm<Values extends object, Words, Answer>({
  loadSchema,
  ...options
}: LateFormOptions<Values, Words, Answer>) {
  const [schema, setSchema] = useState<Schema<Words> | null>(null);
  const [isWaiting, setWaiting] = useState(false);
  /** Whether the form must be sent when the schema arrives. */
  const isDue = useRef(false);
  const [isMissing, setMissing] = useState(false);
  const form = useForm({ ...options, schema: schema ?? NOT_LOADED });

  const send = useEffectEvent(form.submit);
  useLayoutEffect(() => {
    if (!schema || !isDue.current) return;
    isDue.current = false;
    void send();
  }, [schema]);

  const load = () =>
    loadSchema().then((loaded) => {
      setSchema(() => loaded);
      setWaiting(false);
    });
  async function submit(): Promise<void> {
    if (isWaiting) return;
    setMissing(false);
    if (schema) return form.submit();
    form.forgive();
    setWaiting(true);
    isDue.current = true;
    await load().catch(() => {
      isDue.current = false;
      setWaiting(false);
      setMissing(true);
    });
  }

  return {
    ...form,
    submit,
    reset() {
      setMissing(false);
      form.reset();
    },
    forgive() {
      setMissing(false);
      form.forgive();
    },
    sending: form.sending || isWaiting,
    failure: form.failure ?? (isMissing ? NOT_CHECKED : null),
    form: {
      ...form.form,
      onFocus: () => void (schema ?? load().catch(() => undefined)),
      onSubmit: (event: FormEvent) => {
        event.preventDefault();
        void submit();
      },
    },
    text: (name: TextField<Values>) => ({
      ...form.text(name),
      ...(isWaiting && { disabled: true }),
    }),
  };
}
