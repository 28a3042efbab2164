import type { Engine } from '../schema';

/** `key` is text in code-point order (ids, instants, sort keys), on every engine and in every locale. */
export type Words = { engine: Engine; key: string };

/** One migration. Names sort by date of creation; a released migration is never changed. */
export type Migration = { name: string; statements: (words: Words) => string[] };
