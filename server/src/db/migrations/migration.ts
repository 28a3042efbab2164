import type { Engine } from '../schema';

/** `key` is text in code-point order (ids, instants, sort keys), on every engine and in every locale. */
export type Words = { engine: Engine; key: string };

/** One step of the schema. Names sort by date of birth; a step that was ever released is never changed. */
export type Migration = { name: string; statements: (words: Words) => string[] };
