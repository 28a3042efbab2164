import { sql, type RawBuilder, type SqlBool } from 'kysely';
import type { Db, Tables, Trx } from './schema';

/** A table that keeps a text to be searched. */
type Searched = {
  [Name in keyof Tables]: 'search_text' extends keyof Tables[Name] ? Name : never;
}[keyof Tables];

/** Shortest text for which a trigram index helps. */
const TRIGRAM = 3;

/** Text as it is searched: fields on lines of their own, so that a search never matches over the edge of two. */
export function searchTextOf(...fields: (string | null | undefined)[]): string {
  return fields
    .map((field) => field ?? '')
    .join('\n')
    .toLowerCase();
}

/** Fewer rows than this come from the index; of more, a reader who wants the first ones finds them sooner in their order. */
const FEW = 2000;
/** Which part of the matches may be wanted for that. */
const SMALL_PART = 20;

/** How to find the rows that contain every one of some texts. */
export type TextMatch = {
  /** For all of them. */
  every: RawBuilder<SqlBool>;
  /** For the first ones in some order. */
  first: RawBuilder<SqlBool>;
};

/**
 * Rows of `table`, which has a `searchTable` on SQLite, whose `search_text` contains each of the terms, whatever its case; `wanted` is how many are read, from the
 * first. SQLite is asked how common they are, and answers rare ones through FTS5 with trigrams; PostgreSQL plans with pg_trgm by itself.
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
  // The index is asked once for few; what follows is told where they are. As text: numbers of rows are too large for some.
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

/** Whether at least so many are found: FTS5 counts without reading a row. */
async function hasRows(db: Db, found: RawBuilder<unknown>, count: number): Promise<boolean> {
  if (count === Infinity) return false;
  const counted = sql<{
    rows: number;
  }>`select count(*) as rows from (select rowid from ${found} limit ${count})`;
  return (await counted.execute(db)).rows[0]?.rows === count;
}

/** How FTS5 is asked for texts that have all of the terms; null where one is shorter than what it indexes. */
export function phraseOf(terms: readonly string[]): string | null {
  const lower = terms.map((term) => term.toLowerCase());
  if (lower.some(isShort)) return null;
  return lower.map((term) => `"${term.replaceAll('"', '""')}"`).join(' AND ');
}

const isShort = (lower: string) => [...lower].length < TRIGRAM;

/**
 * How PostgreSQL's index has a text: the at sign is a letter. pg_trgm knows words of letters and digits alone, and would read every
 * row that has a `977` and a `mail` somewhere for `977@mail`. An ASCII letter is one whatever the locale of the database.
 */
const asIndexed = (text: string) => text.replaceAll('@', 'q');
const indexedColumn = (column: string) => sql`replace(${sql.ref(column)}, '@', 'q')`;
/** Whether the index answers for other texts, too. */
const isAmbiguous = (lower: string) => /[@q]/.test(lower);

/**
 * Rows whose `search_text` contains each of the terms, found by reading: ten thousand of them take SQLite a few milliseconds.
 * PostgreSQL has its index for them.
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
  // Of a text without a trigram PostgreSQL would read the whole index.
  if (db.engine === 'postgres' && isShort(lower)) return sql`strpos(${column}, ${lower}) > 0`;
  const pattern = (part: string) => `%${part.replace(/[\\%_]/g, '\\$&')}%`;
  if (db.engine === 'sqlite') return sql`${column} like ${pattern(lower)} escape '\\'`;
  const found = sql<SqlBool>`${indexedColumn(name)} like ${pattern(asIndexed(lower))} escape '\\'`;
  return isAmbiguous(lower) ? sql`(${found} and strpos(${column}, ${lower}) > 0)` : found;
}

const INDEX = '_search_at';
/** Of versions before, with words alone; one of them that is started again makes it anew. */
const FORMER_INDEX = '_search_trigrams';

/** Tables of PostgreSQL whose texts have not their index yet, or the former one still. The extension is there afterwards. */
export async function tablesToIndex(trx: Trx): Promise<string[]> {
  const present = await sql`select 1 from pg_extension where extname = 'pg_trgm'`.execute(trx);
  if (!present.rows.length) await sql`create extension pg_trgm`.execute(trx);
  const indexOf = (ending: string) => sql`(select 1 from pg_indexes
    where schemaname = table_schema and indexname = table_name || ${sql.lit(ending)})`;
  const { rows } = await sql<{ table: string }>`select table_name::text as "table"
    from information_schema.columns
    where column_name = 'search_text' and table_schema = current_schema()
      and (not exists ${indexOf(INDEX)} or exists ${indexOf(FORMER_INDEX)})
    order by 1`.execute(trx);
  return rows.map(({ table }) => table);
}

/** PostgreSQL's substring index; looks before it makes anything, since making takes locks. */
export async function indexText(trx: Trx, table: string): Promise<void> {
  const name = table + INDEX;
  if (await hasIndex(trx, name)) return;
  const trigrams = sql`(${indexedColumn('search_text')}) gin_trgm_ops`;
  await sql`create index ${sql.table(name)} on ${sql.table(table)} using gin (${trigrams})`.execute(
    trx,
  );
  // Until then the planner takes every text for a rare one.
  await sql`analyze ${sql.table(table)}`.execute(trx);
}

export async function dropFormerIndex(trx: Trx, table: string): Promise<void> {
  const name = table + FORMER_INDEX;
  if (await hasIndex(trx, name)) await sql`drop index ${sql.table(name)}`.execute(trx);
}

async function hasIndex(trx: Trx, name: string): Promise<boolean> {
  const { rows } = await sql`select 1 from pg_indexes
    where schemaname = current_schema() and indexname = ${name}`.execute(trx);
  return rows.length > 0;
}
