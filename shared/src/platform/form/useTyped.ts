import { useState } from 'react';

/**
 * The values of the fields of a form. They may be in the page's state, in a parent component or in
 * the browser's storage.
 */
export type Fields<Values> = {
  values: Values;
  change: <Name extends keyof Values & string>(name: Name, value: Values[Name]) => void;
  /** Sets all fields to their initial values. Called after the form was sent or discarded. */
  reset: () => void;
};

/**
 * A storage for the values, so that they survive when the form is closed. It is read once, written
 * after each change, and deleted by `reset`.
 */
export type ValuesDraft<Values> = {
  load: () => Partial<Values>;
  save: (values: Values) => void;
  clear: () => void;
};

/**
 * Returns the fields of a form. Each field shows its value in `initial`, also when `initial`
 * changes, until the visitor types into this field. `forget` makes the named fields follow
 * `initial` again.
 */
export function useTyped<Values extends object>(initial: Values, draft?: ValuesDraft<Values>) {
  const [typed, setTyped] = useState<Partial<Values>>(() => draft?.load() ?? {});
  const values: Values = { ...initial, ...typed };
  const fields: Fields<Values> = {
    values,
    change: (name, value) => {
      setTyped((before) => ({ ...before, [name]: value }));
      draft?.save({ ...values, [name]: value });
    },
    reset: () => {
      setTyped({});
      draft?.clear();
    },
  };
  const forget = (...names: (keyof Values)[]) =>
    setTyped((before) => {
      const others = { ...before };
      for (const name of names) delete others[name];
      return others;
    });
  return { ...fields, typed, forget };
}
