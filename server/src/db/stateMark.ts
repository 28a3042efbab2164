import { sql, type RawBuilder } from 'kysely';
import { newId } from './ids';
import type { Db, Engine } from './schema';

const UNDEFINED_FUNCTION = '42883';

/**
 * A query for each engine that identifies the current state of the data without reading a table.
 * SQLite counts the commits of other connections, in all processes. PostgreSQL identifies finished
 * transactions.
 */
const MARKS: Record<Engine, RawBuilder<{ mark: string }>> = {
  sqlite: sql`select cast(data_version as text) as mark from pragma_data_version`,
  postgres: sql`select pg_current_snapshot()::text as mark`,
};

/** Returns a text that changes with every commit of any process. Equal texts mean equal data. */
export async function stateMark(db: Db): Promise<string> {
  try {
    const { rows } = await MARKS[db.engine].execute(db);
    return rows[0]?.mark ?? newId();
  } catch (error) {
    // Other servers with PostgreSQL's protocol may lack this function. Without it, no answers are
    // cached.
    if ((error as { code?: string }).code === UNDEFINED_FUNCTION) return newId();
    throw error;
  }
}
