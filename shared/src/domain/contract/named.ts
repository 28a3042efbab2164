import type { AnswerOf, Operation } from './operation';

type OfScreens = 'reads' | 'stale' | 'keepFor' | 'withoutServer';

/**
 * Declares an operation by its name, for pages that must not load schemas. The data port loads the
 * whole declaration (`callOver`). The compiler checks that the repeated parts are equal to those of
 * the declaration.
 */
export const named = <Of extends Operation>(
  known: Pick<Of, 'id' | Extract<keyof Of, OfScreens>>,
): Of => known as unknown as Of;

type Sent = 'method' | 'path';

/**
 * Declares a reading operation without its schemas, for parts of a page that must not load the
 * schema library. The function `is` checks the answer instead of a schema. A test compares `is`
 * with the schema. The compiler checks that the repeated parts are equal to those of the
 * declaration.
 */
export const checkedBy = <Of extends Operation & { method: 'GET' }>(
  is: (answer: unknown) => answer is AnswerOf<Of>,
  known: Pick<Of, 'id' | Sent | Extract<keyof Of, OfScreens>>,
): Of => {
  const safeParse = (data: unknown) =>
    is(data) ? { success: true as const, data } : { success: false as const };
  return { ...known, answer: { safeParse } } as unknown as Of;
};
