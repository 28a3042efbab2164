import { sql, type RawBuilder, type SqlBool } from 'kysely';
import { createIndex, dropIndex, withoutLimit } from './concurrentIndex';
import type { Db, Tables, Trx } from './schema';

/** The name of a table that has a column `search_text`. */
type Searched = {
  [Name in keyof Tables]: 'search_text' extends keyof Tables[Name] ? Name : never;
}[keyof Tables];

/** The number of characters in a trigram. An index of trigrams cannot find shorter texts. */
const TRIGRAM = 3;

/**
 * Returns the search text of these fields. Each field has a line of its own, so no match spans two
 * fields.
 */
export function searchTextOf(...fields: (string | null | undefined)[]): string {
  return fields
    .map((field) => field ?? '')
    .join('\n')
    .toLowerCase();
}

/**
 * If fewer rows than this match, the index quickly finds all of them. If more match, it is faster
 * to read the rows in the requested order until enough are found.
 */
const FEW = 2000;
/**
 * Reading the rows in order is faster than the index if at least this many times the wanted rows
 * match.
 */
const SMALL_PART = 20;

/** Conditions for rows that contain all searched terms. */
export type TextMatch = {
  /** The condition for queries that read all matches. */
  every: RawBuilder<SqlBool>;
  /** The condition for queries that read the first matches in some order. */
  first: RawBuilder<SqlBool>;
};

/**
 * Finds rows of `table` whose `search_text` contains each term, in upper or lower case. `wanted` is
 * how many rows the query reads. On SQLite, the table needs a `searchTable`. There, this function
 * tests how common the terms are, and finds rare terms with the text index (FTS5, trigrams). On
 * PostgreSQL, the planner decides whether to use the text index (pg_trgm).
 */
export async function matchText(
  db: Db,
  table: Searched,
  terms: readonly string[],
  { wanted }: { wanted: number },
): Promise<TextMatch> {
  const phrase = phraseOf(terms);
  const reading = containsText(db, table, terms);
  if (phrase === null || db.engine === 'postgres') return { every: reading, first: reading };
  const found = sql`${sql.table(`${table}_search`)} where search_text match ${phrase}`;
  const id = sql.ref(`${table}.id`);
  // If few rows match, the text index is read only here, and later queries get the row numbers.
  // They are text, because some are too large for JavaScript's numbers.
  const few = await sql<{
    place: string;
  }>`select cast(rowid as text) as place from ${found} limit ${FEW}`.execute(db);
  if (few.rows.length < FEW) {
    const places = JSON.stringify(few.rows.map(({ place }) => place));
    const named = sql<SqlBool>`${id} in (select found.id from json_each(${places}) as place
      cross join ${sql.table(`${table}_search`)} as found on found.rowid = cast(place.value as integer))`;
    return { every: named, first: named };
  }
  const every = sql<SqlBool>`${id} in (select id from ${found})`;
  const isSmallPart = wanted * SMALL_PART <= FEW || (await hasRows(db, found, wanted * SMALL_PART));
  return { every, first: isSmallPart ? reading : every };
}

/**
 * Returns whether at least `count` rows match. The text index (FTS5) counts without reading a row.
 */
async function hasRows(db: Db, found: RawBuilder<unknown>, count: number): Promise<boolean> {
  if (count === Infinity) return false;
  const counted = sql<{
    rows: number;
  }>`select count(*) as rows from (select rowid from ${found} limit ${count})`;
  return (await counted.execute(db)).rows[0]?.rows === count;
}

/**
 * Returns the query of the text index (FTS5) for texts with all terms. Null if a term is shorter
 * than a trigram.
 */
export function phraseOf(terms: readonly string[]): string | null {
  const lower = terms.map((term) => term.toLowerCase());
  if (lower.some(isShort)) return null;
  return lower.map((term) => `"${term.replaceAll('"', '""')}"`).join(' AND ');
}

const isShort = (lower: string) => [...lower].length < TRIGRAM;

/**
 * Replaces the at sign with a letter, as PostgreSQL's index does. That index (pg_trgm) contains
 * only letters and digits, so a search for `977@mail` would otherwise read every row with `977` and
 * `mail`. The letter is ASCII, so it works in every locale of the database.
 */
const asIndexed = (text: string) => text.replaceAll('@', 'q');
const indexedColumn = (column: string) => sql`replace(${sql.ref(column)}, '@', 'q')`;
/**
 * Returns whether the index may also find texts that do not match. That happens for `@` and `q`,
 * because the index contains `q` for both.
 */
const isAmbiguous = (lower: string) => /[@q]/.test(lower);

/**
 * Finds rows whose `search_text` contains each term. SQLite reads all rows, which takes a few
 * milliseconds for ten thousand. PostgreSQL uses its index.
 */
export function containsText(
  db: Db,
  table: Searched,
  terms: readonly string[],
): RawBuilder<SqlBool> {
  const each = terms.map((term) => containsTerm(db, table, term.toLowerCase()));
  return sql`(${sql.join(each, sql` and `)})`;
}

function containsTerm(db: Db, table: Searched, lower: string): RawBuilder<SqlBool> {
  const name = `${table}.search_text`;
  const column = sql.ref(name);
  // PostgreSQL's index needs a term of three letters. Without one, PostgreSQL would read the whole
  // index, which is slower than reading the rows.
  if (db.engine === 'postgres' && isShort(lower)) return sql`strpos(${column}, ${lower}) > 0`;
  const pattern = (part: string) => `%${part.replace(/[\\%_]/g, '\\$&')}%`;
  if (db.engine === 'sqlite') return sql`${column} like ${pattern(lower)} escape '\\'`;
  const found = sql<SqlBool>`${indexedColumn(name)} like ${pattern(asIndexed(lower))} escape '\\'`;
  return isAmbiguous(lower) ? sql`(${found} and strpos(${column}, ${lower}) > 0)` : found;
}

const INDEX = '_search_at';
/**
 * The suffix of index names in earlier versions of the server. If somebody starts an earlier
 * version again, it creates such an index again.
 */
const FORMER_INDEX = '_search_trigrams';

/**
 * Returns the PostgreSQL tables whose text index is missing or from an earlier version. Also
 * installs the extension.
 */
export async function tablesToIndex(trx: Trx): Promise<string[]> {
  const present = await sql`select 1 from pg_extension where extname = 'pg_trgm'`.execute(trx);
  if (!present.rows.length) await sql`create extension pg_trgm`.execute(trx);
  const indexOf = (ending: string) => sql`(select 1 from pg_class c
    join pg_index i on i.indexrelid = c.oid and i.indisvalid
    where c.relnamespace = table_schema::regnamespace
      and c.relname = table_name || ${sql.lit(ending)})`;
  const { rows } = await sql<{ table: string }>`select table_name::text as "table"
    from information_schema.columns
    where column_name = 'search_text' and table_schema = current_schema()
      and (not exists ${indexOf(INDEX)} or exists ${indexOf(FORMER_INDEX)})
    order by 1`.execute(trx);
  return rows.map(({ table }) => table);
}

/**
 * Creates PostgreSQL's index for searching parts of texts, if it is missing. Call this function
 * inside `aloneAtIndexes`.
 */
export async function indexText(db: Db, table: string): Promise<void> {
  const trigrams = sql`(${indexedColumn('search_text')}) gin_trgm_ops`;
  await createIndex(db, table + INDEX, sql`${sql.table(table)} using gin (${trigrams})`);
  // Without statistics, PostgreSQL's query planner assumes that few rows match any text.
  await withoutLimit(db, sql`analyze ${sql.table(table)}`);
}

export const dropFormerIndex = (db: Db, table: string): Promise<void> =>
  dropIndex(db, table + FORMER_INDEX);
