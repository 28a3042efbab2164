import { createContext, useContext } from 'react';

/**
 * What a Field passes to its control: the control's id, the ids of the hint and the error message,
 * and its state.
 */
export type FieldControl = {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
  'aria-required': true | undefined;
};

export const FieldContext = createContext<FieldControl | null>(null);

/** Returns the attributes for a control. Outside of a Field, the object is empty. */
export function useFieldControl(): Partial<FieldControl> {
  return useContext(FieldContext) ?? {};
}
