import type { Engine } from '../schema';

/**
 * What differs in a statement between the two databases. `key` is the column type for text that is
 * sorted by code point, in every locale. Ids, instants and sort keys need it.
 */
export type Words = { engine: Engine; key: string };

/** An index of a table that already has rows: its name, and the SQL after the word ON. */
export type LaterIndex = { name: string; on: string };

/** One migration. Names sort by date of creation. Never change a released migration. */
export type Migration = {
  name: string;
  /**
   * The statements run in one transaction. They block other writers, so they must be quick on a
   * table of any size.
   */
  statements: (words: Words) => string[];
  /** PostgreSQL creates these indexes after the transaction, while others write to the table. */
  indexes?: LaterIndex[];
};
