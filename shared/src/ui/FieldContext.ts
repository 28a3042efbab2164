import { createContext, useContext } from 'react';

/**
 * What a Field passes to its control: the id of the control, the ids of hint and error message, and
 * its state.
 */
export type FieldControl = {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
  'aria-required': true | undefined;
};

export const FieldContext = createContext<FieldControl | null>(null);

/** Returns the attributes that a Field passes to its control. Empty outside a Field. */
export function useFieldControl(): Partial<FieldControl> {
  return useContext(FieldContext) ?? {};
}
