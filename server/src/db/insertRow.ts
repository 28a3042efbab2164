import { CompiledQuery, type DialectAdapter, type Insertable } from 'kysely';
import type { Tables, Trx } from './schema';

type Unless<Table extends keyof Tables> = readonly (keyof Tables[Table] & string)[];

/** The SQL texts of inserts, for each open database. The code has a few dozen kinds of rows. */
const texts = new WeakMap<DialectAdapter, Map<string, string>>();

/**
 * Adds a row to a table. If `unless` names unique columns and another row has the same values in
 * them, adds nothing and returns false. Kysely composes the SQL text only for the first row of a
 * kind, because composing it takes as long as running it.
 */
export async function insertRow<Table extends keyof Tables>(
  trx: Trx,
  table: Table,
  row: Insertable<Tables[Table]>,
  { unless }: { unless?: Unless<Table> } = {},
): Promise<boolean> {
  const given = row as Record<string, unknown>;
  // Kysely leaves out columns without a value, so that they get their default.
  const columns = Object.keys(given).filter((column) => given[column] !== undefined);
  const { adapter } = trx.getExecutor();
  const known = texts.get(adapter) ?? new Map<string, string>();
  texts.set(adapter, known);
  const kind = [table, columns, unless].join(' ');
  const text = known.get(kind) ?? textOf(trx, table, row, unless);
  known.set(kind, text);
  const values = columns.map((column) => given[column]);
  const { numAffectedRows } = await trx.executeQuery(CompiledQuery.raw(text, values));
  return numAffectedRows === 1n;
}

function textOf<Table extends keyof Tables>(
  trx: Trx,
  table: Table,
  row: Insertable<Tables[Table]>,
  unless: Unless<Table> | undefined,
): string {
  const insert = trx.insertInto(table).values(row as never);
  const whole = unless
    ? insert.onConflict((conflict) => conflict.columns(unless as never).doNothing())
    : insert;
  return whole.compile().sql;
}
