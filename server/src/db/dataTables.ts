import { sql } from 'kysely';
import { lockSchema } from './migrations/migrate';
import type { Db, Engine, Trx } from './schema';
import { inTransaction } from './transact';

/**
 * A table with the shop's data. `key` is its primary key, by which the table is copied in slices.
 */
export type DataTable = { name: string; key: readonly string[] };

/** Tables whose rows are written only by triggers. */
export const COUNTED = ['booking_counts', 'booking_count_changes'] as const;

/**
 * Tables that are not copied to another database, because every database creates its own. They
 * contain the applied migrations, the missing indexes, the row that tests writing, and the counts
 * from triggers.
 */
const MADE_ANEW: readonly string[] = [
  'migrations',
  'migration_lock',
  'later_indexes',
  'write_probe',
  ...COUNTED,
];

type Filling<T> = {
  /** Throws if the database is not empty. No other copy can fill it afterwards. */
  check?: (trx: Trx) => Promise<void>;
  /** Inserts the rows. */
  work: (trx: Trx) => Promise<T>;
};

/** Fills an empty database in one transaction. No process can migrate meanwhile. */
export function fillEmpty<T>(db: Db, { check, work }: Filling<T>): Promise<T> {
  return inTransaction(db, async (trx) => {
    await lockSchema(trx, db.engine);
    await check?.(trx);
    // The source has rows of these tables, too, and a trigger or a migration has written some here.
    await trx.deleteFrom('event_counter').execute();
    for (const table of COUNTED) await trx.deleteFrom(table).execute();
    return work(trx);
  });
}

type KeyPart = { name: string; part: string };
type Reference = { name: string; parent: string };

const KEYS: Record<Engine, ReturnType<typeof sql<KeyPart>>> = {
  // Leaves out virtual tables such as text indexes, because triggers fill them. SQLite reports the
  // internal tables of a virtual table as type "shadow".
  sqlite: sql<KeyPart>`select t.name, c.name as part from pragma_table_list as t
    join pragma_table_info(t.name) as c on c.pk > 0
    where t.schema = 'main' and t.type = 'table'
    order by t.name, c.pk`,
  postgres: sql<KeyPart>`select t.relname::text as name, c.attname::text as part from pg_class t
    join pg_index i on i.indrelid = t.oid and i.indisprimary
    join unnest(i.indkey) with ordinality as k (number, place) on true
    join pg_attribute c on c.attrelid = t.oid and c.attnum = k.number
    where t.relkind in ('r', 'p') and t.relnamespace = current_schema()::regnamespace
    order by t.relname, k.place`,
};

const REFERENCES: Record<Engine, ReturnType<typeof sql<Reference>>> = {
  sqlite: sql<Reference>`select t.name, f."table" as parent from pragma_table_list as t
    join pragma_foreign_key_list(t.name) as f where t.schema = 'main' and t.type = 'table'`,
  postgres: sql<Reference>`select t.relname::text as name, p.relname::text as parent
    from pg_constraint f join pg_class t on t.oid = f.conrelid join pg_class p on p.oid = f.confrelid
    where f.contype = 'f' and t.relnamespace = current_schema()::regnamespace`,
};

/**
 * Returns every table with the shop's data. The list comes from the database itself. A table is
 * listed after the tables to which its foreign keys refer, otherwise by name.
 */
export async function dataTables(db: Db): Promise<DataTable[]> {
  const keys = new Map<string, string[]>();
  for (const { name, part } of (await KEYS[db.engine].execute(db)).rows) {
    if (!MADE_ANEW.includes(name)) keys.set(name, [...(keys.get(name) ?? []), part]);
  }
  const references = (await REFERENCES[db.engine].execute(db)).rows;
  const sorted = new Map<string, DataTable>();
  const add = (name: string) => {
    const key = keys.get(name);
    if (!key || sorted.has(name)) return;
    for (const { name: child, parent } of references) {
      if (child === name && parent !== name) add(parent);
    }
    sorted.set(name, { name, key });
  };
  for (const name of [...keys.keys()].sort()) add(name);
  return [...sorted.values()];
}

/** Returns the shop's tables that exist in both databases. Other tables are left out. */
export async function tablesOfBoth(one: Db, other: Db): Promise<DataTable[]> {
  const names = new Set((await dataTables(other)).map(({ name }) => name));
  return (await dataTables(one)).filter(({ name }) => names.has(name));
}
