import { sql } from 'kysely';
import type { Db } from './schema';

/** One emptying serves all erasures of these seconds, and no request waits for it. */
const PAUSE_MS = 2_000;
/** Another process that reads, such as a backup, holds the journal for a while. */
const AGAIN_MS = 30_000;
const MOST_ATTEMPTS = 20;

const pending = new WeakMap<Db, NodeJS.Timeout>();

/**
 * What was erased stands in SQLite's journal (the file `-wal`) as it was written first, until that is emptied: soon after an
 * erasure, once for all of a moment. PostgreSQL keeps its own journal.
 */
export function emptyJournalSoon(db: Db): void {
  if (db.engine === 'sqlite' && !pending.has(db)) emptyLater(db, PAUSE_MS, 1);
}

function emptyLater(db: Db, ms: number, attempt: number): void {
  const work = async () => {
    pending.delete(db);
    // A database that is being closed empties its journal by itself.
    const isEmpty = await emptyJournal(db).catch(() => false);
    if (!isEmpty && attempt < MOST_ATTEMPTS && !pending.has(db)) {
      emptyLater(db, AGAIN_MS, attempt + 1);
    }
  };
  pending.set(db, setTimeout(() => void work(), ms).unref());
}

/** Writes the journal into the database and cuts it to nothing; false while another process holds it. */
export async function emptyJournal(db: Db): Promise<boolean> {
  const { rows } = await sql<{ busy: number }>`pragma wal_checkpoint(truncate)`.execute(db);
  return rows[0]?.busy === 0;
}
