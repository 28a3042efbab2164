import { sql } from 'kysely';
import type { Db } from './schema';

/**
 * The pause between an erasure and emptying the journal, in milliseconds. One run then covers all
 * erasures within the pause. No request waits for the run.
 */
const PAUSE_MS = 2_000;
/**
 * The pause before another attempt, in milliseconds. A reader in another process, such as a backup,
 * can block the journal for a while.
 */
const AGAIN_MS = 30_000;
const MOST_ATTEMPTS = 20;

const pending = new WeakMap<Db, NodeJS.Timeout>();

/**
 * Empties SQLite's journal (the file `-wal`) soon after an erasure. Until then, the journal still
 * contains the erased data. One run covers all erasures of the same moment. PostgreSQL manages its
 * journal itself.
 */
export function emptyJournalSoon(db: Db): void {
  if (db.engine === 'sqlite' && !pending.has(db)) emptyLater(db, PAUSE_MS, 1);
}

function emptyLater(db: Db, ms: number, attempt: number): void {
  const work = async () => {
    pending.delete(db);
    // SQLite empties the journal itself when the database closes.
    const isEmpty = await emptyJournal(db).catch(() => false);
    if (!isEmpty && attempt < MOST_ATTEMPTS && !pending.has(db)) {
      emptyLater(db, AGAIN_MS, attempt + 1);
    }
  };
  pending.set(db, setTimeout(() => void work(), ms).unref());
}

/**
 * Writes the journal into the database and truncates it. Returns false while another process reads
 * the journal.
 */
export async function emptyJournal(db: Db): Promise<boolean> {
  const { rows } = await sql<{ busy: number }>`pragma wal_checkpoint(truncate)`.execute(db);
  return rows[0]?.busy === 0;
}
