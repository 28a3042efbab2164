import { sql, type RawBuilder } from 'kysely';
import { newId } from './ids';
import type { Db, Engine } from './schema';

const UNDEFINED_FUNCTION = '42883';

/**
 * Per engine: SQLite counts what other connections than the one that reads commit to the file, in this process and others;
 * PostgreSQL names which transactions are over. Neither reads a table.
 */
const MARKS: Record<Engine, RawBuilder<{ mark: string }>> = {
  sqlite: sql`select cast(data_version as text) as mark from pragma_data_version`,
  postgres: sql`select pg_current_snapshot()::text as mark`,
};

/** Another text once anybody committed anything, in whichever process; the same one: the database holds what it held. */
export async function stateMark(db: Db): Promise<string> {
  try {
    const { rows } = await MARKS[db.engine].execute(db);
    return rows[0]?.mark ?? newId();
  } catch (error) {
    // A server that speaks PostgreSQL's protocol may not have the function: then nothing is kept.
    if ((error as { code?: string }).code === UNDEFINED_FUNCTION) return newId();
    throw error;
  }
}
