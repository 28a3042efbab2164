import { sql, type RawBuilder } from 'kysely';
import { newId } from './ids';
import type { Db, Engine } from './schema';

const UNDEFINED_FUNCTION = '42883';

/**
 * Queries whose result identifies the current state of the data without reading a table. SQLite
 * counts the commits of other connections, in all processes. PostgreSQL identifies the transactions
 * that have ended.
 */
const MARKS: Record<Engine, RawBuilder<{ mark: string }>> = {
  sqlite: sql`select cast(data_version as text) as mark from pragma_data_version`,
  postgres: sql`select pg_current_snapshot()::text as mark`,
};

/**
 * Returns a text that changes with every commit of any process. If two texts are equal, the data is
 * equal.
 */
export async function stateMark(db: Db): Promise<string> {
  try {
    const { rows } = await MARKS[db.engine].execute(db);
    return rows[0]?.mark ?? newId();
  } catch (error) {
    // Other servers with PostgreSQL's protocol may not have this function. A new text for each call
    // then has the effect that no answer is cached.
    if ((error as { code?: string }).code === UNDEFINED_FUNCTION) return newId();
    throw error;
  }
}
