import { sql } from 'kysely';
import type { Db } from './schema';

/**
 * The pause between an erasure and emptying the journal, in milliseconds. All erasures within the
 * pause need only one run. No request waits for it.
 */
const PAUSE_MS = 2_000;
/**
 * The pause before another attempt, in milliseconds. A reader in another process, such as a backup,
 * can prevent that the journal is emptied.
 */
const AGAIN_MS = 30_000;
const MOST_ATTEMPTS = 20;

const pending = new WeakMap<Db, NodeJS.Timeout>();

/**
 * Empties SQLite's journal (the file `-wal`) soon after an erasure, because it still contains the
 * erased data. One run covers all erasures of the same moment. PostgreSQL empties its own journal.
 */
export function emptyJournalSoon(db: Db): void {
  if (db.engine === 'sqlite' && !pending.has(db)) emptyLater(db, PAUSE_MS, 1);
}

function emptyLater(db: Db, ms: number, attempt: number): void {
  const work = async () => {
    pending.delete(db);
    // An error is no problem: when the database is closed, SQLite empties the journal itself.
    const isEmpty = await emptyJournal(db).catch(() => false);
    if (!isEmpty && attempt < MOST_ATTEMPTS && !pending.has(db)) {
      emptyLater(db, AGAIN_MS, attempt + 1);
    }
  };
  pending.set(db, setTimeout(() => void work(), ms).unref());
}

/**
 * Copies the journal into the database file and empties the journal. Returns false while another
 * process reads it.
 */
export async function emptyJournal(db: Db): Promise<boolean> {
  const { rows } = await sql<{ busy: number }>`pragma wal_checkpoint(truncate)`.execute(db);
  return rows[0]?.busy === 0;
}
