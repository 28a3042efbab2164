import { useState } from 'react';

/** What the fields of a form hold, whoever keeps it: this page, its owner, or the browser's storage. */
export type Fields<Values> = {
  values: Values;
  change: <Name extends keyof Values & string>(name: Name, value: Values[Name]) => void;
  /** After it was taken, or thrown away: every field holds its initial value again. */
  reset: () => void;
};

/** Where values survive the form: read once, kept with each change, gone with the reset. */
export type ValuesDraft<Values> = {
  load: () => Partial<Values>;
  save: (values: Values) => void;
  clear: () => void;
};

/**
 * Fields that show `initial` until a visitor types into them: what was typed wins, what was not follows `initial`. `forget`
 * gives the named fields back to it.
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
