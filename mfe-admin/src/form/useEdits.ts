import { useState } from 'react';
import type { Fields } from '@mcs-repairs/shared/platform/form/useTyped';

export type Edits<Values> = {
  typed: Partial<Values>;
  /** For each edited field, the stored value at the start of the edit. */
  seen: Partial<Values>;
};

export type EditsOptions<Values> = {
  /** Returns whether this page itself stored a value. Such a value is no change by a colleague. */
  isOwn?: (name: keyof Values & string, value: unknown) => boolean;
  /** The edits with which the form starts. */
  left?: Edits<Values> | undefined;
};

/**
 * Manages fields that show `current` until the member edits them. An edit stays when a colleague
 * stores another value. The field is then `overtaken` until the member chooses a value.
 */
export function useEdits<Values extends object>(
  current: Values,
  { isOwn = () => false, left = { typed: {}, seen: {} } }: EditsOptions<Values> = {},
) {
  type Name = keyof Values & string;
  const [edits, setEdits] = useState(left);
  const { typed, seen } = edits;
  const names = Object.keys(typed) as Name[];

  // A colleague may store the same value that the member typed. That is no conflict, so the edit
  // ends.
  const settled = names.filter((name) => isSame(typed[name], current[name]));
  if (settled.length > 0) setEdits(without(edits, settled));

  const overtaken = names.filter(
    (name) =>
      !settled.includes(name) && !isSame(seen[name], current[name]) && !isOwn(name, current[name]),
  );
  const fields: Fields<Values> = {
    values: { ...current, ...typed },
    change: (name, value) =>
      setEdits((before) => ({
        typed: { ...before.typed, [name]: value },
        seen: name in before.seen ? before.seen : { ...before.seen, [name]: current[name] },
      })),
    reset: () => setEdits({ typed: {}, seen: {} }),
  };
  return {
    ...fields,
    edits,
    /** Whether the member edited a field. */
    isEdited: names.length > settled.length,
    overtaken,
    takeTheirs: () => setEdits(without(edits, overtaken)),
    keepMine: () => setEdits({ typed, seen: { ...seen, ...pick(current, overtaken) } }),
  };
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

const without = <Values extends object>(
  { typed, seen }: Edits<Values>,
  names: readonly (keyof Values & string)[],
): Edits<Values> => ({ typed: omit(typed, names), seen: omit(seen, names) });

const omit = <Values extends object>(values: Values, names: readonly string[]) =>
  Object.fromEntries(
    Object.entries(values).filter(([name]) => !names.includes(name)),
  ) as Partial<Values>;

const pick = <Values extends object>(values: Values, names: readonly string[]) =>
  Object.fromEntries(
    Object.entries(values).filter(([name]) => names.includes(name)),
  ) as Partial<Values>;
