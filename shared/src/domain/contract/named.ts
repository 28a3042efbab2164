import type { AnswerOf, Operation } from './operation';

type OfScreens = 'reads' | 'stale' | 'keepFor' | 'withoutServer';

/**
 * Declares an operation by its name only, for pages that must not load schemas. With the first
 * call, the data port loads the complete contract (`callOver`). The compiler checks that the parts
 * repeated here are equal to those in the contract.
 */
export const named = <Of extends Operation>(
  known: Pick<Of, 'id' | Extract<keyof Of, OfScreens>>,
): Of => known as unknown as Of;

type Sent = 'method' | 'path';

/**
 * Declares an operation that reads data, without its schemas, for parts of a page that must not
 * load the schema library. The function `is` checks the answer in place of a schema. A test
 * compares the two. The compiler checks that the parts repeated here are equal to those in the
 * contract.
 */
export const checkedBy = <Of extends Operation & { method: 'GET' }>(
  is: (answer: unknown) => answer is AnswerOf<Of>,
  known: Pick<Of, 'id' | Sent | Extract<keyof Of, OfScreens>>,
): Of => {
  const safeParse = (data: unknown) =>
    is(data) ? { success: true as const, data } : { success: false as const };
  return { ...known, answer: { safeParse } } as unknown as Of;
};
