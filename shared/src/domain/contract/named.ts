import type { Operation } from './operation';

type OfScreens = 'reads' | 'stale' | 'keepFor' | 'withoutServer';

/**
 * An operation by its name, for pages that bring no schemas: the data port knows the whole of it (`callOver`). What is repeated
 * here of the declaration, the compiler compares with it.
 */
export const named = <Of extends Operation>(
  known: Pick<Of, 'id' | Extract<keyof Of, OfScreens>>,
): Of => known as unknown as Of;
