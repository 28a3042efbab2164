import type { Engine } from '../schema';

/**
 * The parts of a statement that differ between the engines. `key` is the column type for text in
 * code-point order (ids, instants, sort keys), whatever the locale.
 */
export type Words = { engine: Engine; key: string };

/** One migration. Names sort by date of creation. Never change a released migration. */
export type Migration = { name: string; statements: (words: Words) => string[] };
