import { sql, type RawBuilder } from 'kysely';
import { newId } from './ids';
import type { Db, Engine } from './schema';

const UNDEFINED_FUNCTION = '42883';

/**
 * By engine. SQLite counts commits of other connections to the file, in all processes. PostgreSQL identifies finished
 * transactions. Neither reads a table.
 */
const MARKS: Record<Engine, RawBuilder<{ mark: string }>> = {
  sqlite: sql`select cast(data_version as text) as mark from pragma_data_version`,
  postgres: sql`select pg_current_snapshot()::text as mark`,
};

/** A text that changes with any commit of any process. The same text means the same content of the database. */
export async function stateMark(db: Db): Promise<string> {
  try {
    const { rows } = await MARKS[db.engine].execute(db);
    return rows[0]?.mark ?? newId();
  } catch (error) {
    // Other servers with PostgreSQL's protocol may lack the function; then nothing is cached.
    if ((error as { code?: string }).code === UNDEFINED_FUNCTION) return newId();
    throw error;
  }
}
