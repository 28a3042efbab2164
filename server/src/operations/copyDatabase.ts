import { createHash } from 'node:crypto';
import type { Kysely, SelectQueryBuilder, Transaction } from 'kysely';
import { sql } from 'kysely';
import { addUpNotes } from '../bookings';
import { type DataTable, dataTables, type Db, fillEmpty, type Tables, type Trx } from '../db';
import { OperationError } from './backupFolder';
import { differences } from './differences';

/**
 * The number of rows of a table, and a hash of their contents. Both must be equal before and after
 * a copy.
 */
export type TableSummary = { table: string; rows: number; contents: string };

type Row = Record<string, string | number | null>;
type AnyTables = Record<string, Row>;

const SLICE = 500;

/** Reads a table's rows in the order of its key, one slice at a time. */
async function* slicesOf(db: Kysely<Tables>, { name, key }: DataTable): AsyncGenerator<Row[]> {
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

/**
 * Returns the number of rows and a checksum for each of the named tables, by default for all
 * tables.
 */
export async function summarize(db: Db, names?: readonly string[]): Promise<TableSummary[]> {
  const tables = await dataTables(db);
  return summarizeTables(db, names ? tables.filter(({ name }) => names.includes(name)) : tables);
}

async function summarizeTables(
  db: Kysely<Tables>,
  tables: readonly DataTable[],
): Promise<TableSummary[]> {
  const summary: TableSummary[] = [];
  for (const table of tables) {
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

/** Throws if one of these tables contains rows. Right after the migrations, all of them are empty. */
export async function refuseUsed(db: Db | Trx, tables: readonly DataTable[]): Promise<void> {
  const used: string[] = [];
  for (const { name } of tables) {
    if (name === 'event_counter') continue;
    const found = await sql`select 1 from ${sql.table(name)} limit 1`.execute(db);
    if (found.rows.length) used.push(name);
  }
  if (used.length === 0) return;
  throw new OperationError(
    `The PostgreSQL database is in use (${used.join(', ')}): name an empty one`,
  );
}

/**
 * Copies all rows of these tables in one transaction. The target is an empty database with the same
 * schema. Before the commit, compares the number of rows and the checksums of both databases.
 *
 * `copyFiles` copies the files that belong to the rows. It runs as soon as no other copy can fill
 * the target, and again if the transaction is repeated.
 */
export async function copyDatabase(
  from: Kysely<Tables>,
  to: Db,
  tables: readonly DataTable[],
  copyFiles?: () => Promise<void>,
): Promise<{ source: TableSummary[]; target: TableSummary[] }> {
  // A copy of a large shop takes long, but no server uses the empty database meanwhile.
  to.scope.reportTo(() => {});
  return fillEmpty(to, {
    check: (trx) => refuseUsed(trx, tables),
    work: async (trx) => {
      await copyFiles?.();
      for (const table of tables) {
        for await (const slice of slicesOf(from, table)) await insert(trx, table.name, slice);
      }
      await addUpNotes(trx);
      const copied = {
        source: await summarizeTables(from, tables),
        target: await summarizeTables(trx, tables),
      };
      const different = differences(copied.source, copied.target);
      if (different.length) {
        throw new OperationError(`The copy differs in: ${different.join(', ')}`);
      }
      return copied;
    },
  });
}

class NothingFilled extends Error {}

/**
 * Runs `work` while no copy can fill the empty database. Changes nothing in the database. Fails if
 * it contains data.
 */
export async function whileEmpty(db: Db, work: () => Promise<void>): Promise<void> {
  const tables = await dataTables(db);
  const nothing = fillEmpty(db, {
    check: (trx) => refuseUsed(trx, tables),
    async work() {
      await work();
      // Rolls the transaction back.
      throw new NothingFilled();
    },
  });
  await nothing.catch((error: unknown) => {
    if (!(error instanceof NothingFilled)) throw error;
  });
}

async function insert(trx: Transaction<Tables>, table: string, rows: Row[]): Promise<void> {
  const target = trx as unknown as Transaction<AnyTables>;
  await target.insertInto(table).values(rows).execute();
}

function canonical(row: Row): string {
  const columns = Object.keys(row).sort();
  return `${JSON.stringify(columns.map((column) => [column, row[column]]))}\n`;
}
