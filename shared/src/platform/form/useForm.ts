import { useLayoutEffect, useRef, useState, type FormEvent, type RefObject } from 'react';
import type { ZodMiniType } from 'zod/mini';
import { fieldErrors } from '../../domain/rules/fieldErrors';
import type { Failure, Result } from '../../domain/types/failure';
import { useSubmission, type AttemptKeeper } from './useSubmission';
import type { Fields } from './useTyped';

/** The error message of each field, by the name of the field. */
export type Errors = Record<string, string>;

/** The names of the form's fields that contain text. */
export type TextField<Values> = {
  [Name in keyof Values]: string extends Values[Name] ? Name : never;
}[keyof Values] &
  string;

type Schema<Words> = ZodMiniType<Words>;

export type FormOptions<Values, Words, Answer> = {
  fields: Fields<Values>;
  /**
   * The schema that checks the form; the server uses the same one. It may also be a function that
   * loads the schema. The form then loads the schema when the visitor enters the form for the first
   * time. If loading fails, the form says so when the visitor submits it.
   */
  schema: Schema<Words> | (() => Promise<Schema<Words>>);
  /**
   * Makes what the schema checks from the values of the fields. By default, the values themselves.
   */
  compose?: (values: Values) => unknown;
  send: (words: Words, key: string) => Promise<Result<Answer>>;
  attempts?: AttemptKeeper;
  keepsKey?: (failure: Failure) => boolean;
  /** Called after success. The fields are already empty then. */
  onDone: (answer: Answer, words: Words) => void;
  /**
   * Called after a failure. The fields still contain the typed values. `failure` and the errors of
   * the fields are already set.
   */
  onFailed?: (failure: Failure) => void;
  /** Replaces error messages of the schema with messages of this screen. */
  explain?: (errors: Errors) => Errors;
  /**
   * Called with the errors of the fields, to move the focus. By default, the first wrong field gets
   * the focus.
   */
  leadTo?: (errors: Errors) => void;
  /** If true and the shop rejects a field, the focus stays on the button. */
  staysAtButton?: boolean;
  /** Disables the text fields while the form is being sent. */
  locksWhileSending?: boolean;
  /** A ref to the form element, if the caller needs one. */
  ref?: RefObject<HTMLFormElement | null>;
};

/** What `useForm` returns, for components inside the form. */
export type FormOf<Values extends object> = ReturnType<typeof useForm<Values, unknown, unknown>>;

/** The failure of a form whose schema could not be loaded. Nothing was sent. */
export const NOT_CHECKED: Failure = {
  code: 'network',
  message: 'The form could not be checked. Please try again.',
};

/**
 * Manages a form. When the visitor submits it, the schema checks the values, and the form is sent
 * once. After an error, the values stay. The first wrong field gets the focus, whether the schema
 * or the shop rejected it. Editing a field removes its error (docs/decisions/022).
 */
export function useForm<Values extends object, Words, Answer>(
  options: FormOptions<Values, Words, Answer>,
) {
  const { fields, schema, compose = (values: Values) => values } = options;
  const own = useRef<HTMLFormElement>(null);
  const ref = options.ref ?? own;
  const [errors, setErrors] = useState<Errors>({});
  const [refusals, setRefusals] = useState(0);
  const [loading, setLoading] = useState(false);
  const { send, attempts, keepsKey } = options;
  const submission = useSubmission({ send, attempts, keepsKey });
  const sending = loading || submission.sending;

  useLayoutEffect(() => {
    if (refusals > 0) ref.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [refusals, ref]);

  function refuse(found: Errors, movesFocus: boolean) {
    setErrors(found);
    if (!movesFocus) return;
    if (options.leadTo) options.leadTo(found);
    else setRefusals((count) => count + 1);
  }

  /** Checks and sends the values that the form shows now. */
  async function checkAndSend(known: Schema<Words>, movesFocus = true): Promise<void> {
    const checked = known.safeParse(compose(fields.values));
    if (!checked.success) {
      const found = fieldErrors(checked.error.issues);
      return refuse(options.explain?.(found) ?? found, movesFocus);
    }
    setErrors({});
    const result = await submission.submit(checked.data);
    if (result?.ok) {
      // As long as a form contains text that was not sent, the site does not load a newer version.
      // This event says that the text was sent.
      ref.current?.dispatchEvent(new Event('reset', { bubbles: true }));
      reset();
      options.onDone(result.value, checked.data);
    } else if (result) {
      const refused = result.failure.fields;
      if (refused && options.staysAtButton) setErrors(refused);
      else if (refused) refuse(refused, true);
      options.onFailed?.(result.failure);
    }
  }

  // The visitor may type or leave while a schema loads. The newest function has the newest values.
  const newest = useRef<typeof checkAndSend | null>(null);
  useLayoutEffect(() => {
    newest.current = checkAndSend;
    return () => {
      newest.current = null;
    };
  });

  async function submit(): Promise<void> {
    if (sending) return;
    submission.setFailure(null);
    if (typeof schema !== 'function') return checkAndSend(schema);
    const before = document.activeElement;
    setLoading(true);
    const known = await schema().catch(() => undefined);
    setLoading(false);
    if (!newest.current) return;
    if (!known) return submission.setFailure(NOT_CHECKED);
    const now = document.activeElement;
    const hasEnteredField = now !== before && ref.current?.contains(now);
    await newest.current(known, !hasEnteredField);
  }

  function reset() {
    submission.forget();
    setErrors({});
    fields.reset();
  }

  function change<Name extends keyof Values & string>(name: Name, value: Values[Name]) {
    fields.change(name, value);
    setErrors(({ [name]: _mended, ...others }) => others);
  }

  return {
    values: fields.values,
    errors,
    failure: submission.failure,
    sending,
    checking: submission.checking,
    change,
    submit,
    reset,
    /** Removes the shop's error. Call it after the visitor chose another value. */
    forgive: () => submission.setFailure(null),
    /** The properties for the `<form>` element. */
    form: {
      ref,
      noValidate: true,
      ...(typeof schema === 'function' && {
        onFocus: () => void schema().catch(() => undefined),
      }),
      onSubmit: (event: FormEvent) => {
        event.preventDefault();
        void submit();
      },
    },
    /** Returns the properties for one text field. */
    text: (name: TextField<Values>) => ({
      name,
      value: fields.values[name] as string,
      ...(options.locksWhileSending && { disabled: sending }),
      onChange: ({ target }: { target: { value: string } }) =>
        change(name, target.value as Values[typeof name]),
    }),
  };
}
