import { createContext, useContext } from 'react';

/**
 * What a Field passes to the control inside it: its id, the ids of hint and error, and its state.
 */
export type FieldControl = {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
  'aria-required': true | undefined;
};

export const FieldContext = createContext<FieldControl | null>(null);

/** Returns the attributes for a control. Empty outside of a Field. */
export function useFieldControl(): Partial<FieldControl> {
  return useContext(FieldContext) ?? {};
}
