import type { AnswerOf, Operation } from './operation';

type OfScreens = 'reads' | 'stale' | 'keepFor' | 'withoutServer';

/**
 * Refers to an operation by its name, for pages without schemas. The data port fetches the whole
 * declaration (`callOver`). The compiler compares the repeated parts with the declaration.
 */
export const named = <Of extends Operation>(
  known: Pick<Of, 'id' | Extract<keyof Of, OfScreens>>,
): Of => known as unknown as Of;

type Sent = 'method' | 'path';

/**
 * Declares a reading operation without its schemas, for parts of a page that must load no schema
 * library. `is` checks the answer instead of the schema. A test compares both checks. The compiler
 * compares the repeated parts with the declaration.
 */
export const checkedBy = <Of extends Operation & { method: 'GET' }>(
  is: (answer: unknown) => answer is AnswerOf<Of>,
  known: Pick<Of, 'id' | Sent | Extract<keyof Of, OfScreens>>,
): Of => {
  const safeParse = (data: unknown) =>
    is(data) ? { success: true as const, data } : { success: false as const };
  return { ...known, answer: { safeParse } } as unknown as Of;
};
