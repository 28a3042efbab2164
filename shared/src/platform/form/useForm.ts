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

export type Schema<Words> = ZodMiniType<Words>;

export type FormOptions<Values, Words, Answer> = {
  fields: Fields<Values>;
  /**
   * The schema that checks the form; the server uses the same one. If it loads late, use
   * `useLateForm`.
   */
  schema: Pick<Schema<Words>, 'safeParse'>;
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
  const { send, attempts, keepsKey } = options;
  const submission = useSubmission({ send, attempts, keepsKey });
  const { sending } = submission;

  useLayoutEffect(() => {
    if (refusals > 0) ref.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [refusals, ref]);

  function refuse(found: Errors) {
    setErrors(found);
    if (options.leadTo) options.leadTo(found);
    else setRefusals((count) => count + 1);
  }

  async function submit(): Promise<void> {
    if (sending) return;
    submission.setFailure(null);
    const checked = schema.safeParse(compose(fields.values));
    if (!checked.success) {
      const found = fieldErrors(checked.error.issues);
      return refuse(options.explain?.(found) ?? found);
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
      else if (refused) refuse(refused);
      options.onFailed?.(result.failure);
    }
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
