import { useState } from 'react';

/**
 * The values of a form's fields. The page, the form's owner or the browser's storage may hold them.
 */
export type Fields<Values> = {
  values: Values;
  change: <Name extends keyof Values & string>(name: Name, value: Values[Name]) => void;
  /** Sets every field to its initial value, after the form was sent or discarded. */
  reset: () => void;
};

/**
 * Storage for values that survive the form: read once, written with each change, deleted by the
 * reset.
 */
export type ValuesDraft<Values> = {
  load: () => Partial<Values>;
  save: (values: Values) => void;
  clear: () => void;
};

/**
 * The fields show `initial` until a visitor types into them. A typed value has priority, and an
 * untouched field follows `initial`. `forget` makes the named fields follow `initial` again.
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
