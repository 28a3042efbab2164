import { createHash } from 'node:crypto';
import type { Kysely, SelectQueryBuilder, Transaction } from 'kysely';
import { sql } from 'kysely';
import type { Db, Tables } from '../db/schema';
import { OperationError } from './backupFolder';
import { differences } from './differences';

type TableName = keyof Tables;
/** A table and its key, by which it is read in slices. */
type Table = { name: TableName; key: readonly string[] };

/** Every table with the shop's data, parents before children. The schema's own ledger is made by migrating. */
export const DATA_TABLES: readonly Table[] = [
  { name: 'slots', key: ['shop_date', 'time'] },
  { name: 'bookings', key: ['id'] },
  { name: 'imports', key: ['id'] },
  { name: 'import_rows', key: ['booking_id'] },
  { name: 'booking_audit', key: ['id'] },
  { name: 'booking_links', key: ['token_hash'] },
  { name: 'idempotency', key: ['scope', 'key_hash'] },
  { name: 'outbox', key: ['id'] },
  { name: 'photos', key: ['id'] },
  { name: 'staff', key: ['id'] },
  { name: 'sessions', key: ['id'] },
  { name: 'sign_in_attempts', key: ['key'] },
  { name: 'known_devices', key: ['token_hash', 'staff_id'] },
  { name: 'sign_in_approvals', key: ['token_hash'] },
  { name: 'setup_links', key: ['token_hash'] },
  { name: 'password_links', key: ['token_hash'] },
  { name: 'events', key: ['id'] },
  { name: 'event_counter', key: ['id'] },
  { name: 'posts', key: ['id'] },
  { name: 'replies', key: ['id'] },
  { name: 'likes', key: ['post_id', 'browser_hash'] },
  { name: 'quote_requests', key: ['id'] },
  { name: 'enquiries', key: ['id'] },
  { name: 'server_secrets', key: ['name'] },
  { name: 'submissions', key: ['id'] },
  { name: 'spent_proofs', key: ['id'] },
];

/** Rows and their contents, table by table: equal on both sides of a copy. */
export type TableSummary = { table: TableName; rows: number; contents: string };

type Row = Record<string, string | number | null>;
type AnyTables = Record<string, Row>;

const SLICE = 500;

/** The rows of a table in the order of its key, a slice at a time. */
async function* slicesOf(db: Kysely<Tables>, { name, key }: Table): AsyncGenerator<Row[]> {
  const source = db as unknown as Kysely<AnyTables>;
  let last: Row | undefined;
  for (;;) {
    let query = source.selectFrom(name).selectAll() as SelectQueryBuilder<AnyTables, string, Row>;
    if (last) {
      const seen = last;
      query = query.where((row) =>
        row(
          row.refTuple(key[0] ?? '', ...(key.slice(1) as [string])),
          '>',
          row.tuple(seen[key[0] ?? ''] ?? '', ...(key.slice(1).map((part) => seen[part]) as [''])),
        ),
      );
    }
    for (const part of key) query = query.orderBy(part);
    const rows = await query.limit(SLICE).execute();
    if (rows.length) yield rows;
    last = rows.at(-1);
    if (rows.length < SLICE) return;
  }
}

/** Counts every table, or the named ones, and takes a checksum of what is in it. */
export async function summarize(
  db: Kysely<Tables>,
  names?: readonly string[],
): Promise<TableSummary[]> {
  const summary: TableSummary[] = [];
  for (const table of DATA_TABLES) {
    if (names && !names.includes(table.name)) continue;
    const hash = createHash('sha256');
    let rows = 0;
    for await (const slice of slicesOf(db, table)) {
      rows += slice.length;
      for (const row of slice) hash.update(canonical(row));
    }
    summary.push({ table: table.name, rows, contents: hash.digest('hex').slice(0, 32) });
  }
  return summary;
}

/** Copies every row into an empty database with the same schema, all or nothing, compared before it counts. */
export async function copyDatabase(
  from: Kysely<Tables>,
  to: Db,
): Promise<{ source: TableSummary[]; target: TableSummary[] }> {
  return to.transaction().execute(async (trx) => {
    await trx.deleteFrom('event_counter').execute();
    for (const table of DATA_TABLES) {
      for await (const slice of slicesOf(from, table)) await insert(trx, table.name, slice);
    }
    const copied = { source: await summarize(from), target: await summarize(trx) };
    const different = differences(copied.source, copied.target);
    if (different.length) throw new OperationError(`The copy differs in: ${different.join(', ')}`);
    return copied;
  });
}

/** Names of the tables that hold rows; migrating alone leaves none. */
export async function tablesInUse(db: Kysely<Tables>): Promise<string[]> {
  const used: string[] = [];
  for (const { name } of DATA_TABLES) {
    if (name === 'event_counter') continue;
    const found = await sql`select 1 from ${sql.table(name)} limit 1`.execute(db);
    if (found.rows.length) used.push(name);
  }
  return used;
}

async function insert(trx: Transaction<Tables>, table: TableName, rows: Row[]): Promise<void> {
  const target = trx as unknown as Transaction<AnyTables>;
  await target.insertInto(table).values(rows).execute();
}

function canonical(row: Row): string {
  const columns = Object.keys(row).sort();
  return `${JSON.stringify(columns.map((column) => [column, row[column]]))}\n`;
}
