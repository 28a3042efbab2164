import { useRef, useState } from 'react';

/**
 * The values of a form's fields. They may be in the state of the page, in a parent component or in
 * the browser's storage.
 */
export type Fields<Values> = {
  values: Values;
  change: <Name extends keyof Values & string>(name: Name, value: Values[Name]) => void;
  /** Sets all fields to their initial values, after the form was sent or discarded. */
  reset: () => void;
};

/**
 * Stores the values of a form, so that they survive when the form is closed. It is read once,
 * written after each change, and deleted by `reset`.
 */
export type ValuesDraft<Values> = {
  load: () => Partial<Values>;
  save: (values: Values) => void;
  clear: () => void;
};

/**
 * Returns the fields of a form. Until the visitor types into a field, it shows its value in
 * `initial`, also when this value changes. `forget` makes the named fields show `initial` again.
 */
export function useTyped<Values extends object>(
  initial: Values,
  draft?: NoInfer<ValuesDraft<Values>>,
) {
  const [typed, setTyped] = useState<Partial<Values>>(() => draft?.load() ?? {});
  /** Also contains changes that React has not rendered yet. */
  const latest = useRef(typed);
  const set = (next: Partial<Values>) => {
    latest.current = next;
    setTyped(next);
  };
  const fields: Fields<Values> = {
    values: { ...initial, ...typed },
    change: (name, value) => {
      set({ ...latest.current, [name]: value });
      draft?.save({ ...initial, ...latest.current });
    },
    reset: () => {
      set({});
      draft?.clear();
    },
  };
  const forget = (...names: (keyof Values)[]) => {
    const others = { ...latest.current };
    for (const name of names) delete others[name];
    set(others);
  };
  return { ...fields, typed, forget };
}
