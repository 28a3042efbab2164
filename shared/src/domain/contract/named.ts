import type { Operation } from './operation';

type OfScreens = 'reads' | 'stale' | 'keepFor' | 'withoutServer';

/**
 * Refers to an operation by its name, for pages without schemas. The data port fetches the whole
 * declaration (`callOver`). The compiler compares the repeated parts with the declaration.
 */
export const named = <Of extends Operation>(
  known: Pick<Of, 'id' | Extract<keyof Of, OfScreens>>,
): Of => known as unknown as Of;
