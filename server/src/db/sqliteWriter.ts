import type Libsql from 'libsql';

/** Limit of transactions in one commit; a larger group would delay the first ones without benefit. */
const LARGEST_GROUP = 64;

/** Serializes this process's transactions on one SQLite connection. Each is durable once `commit` resolves. */
export type SqliteWriter = {
  /** Resolves when the caller's transaction has begun. */
  begin(): Promise<void>;
  commit(): Promise<void>;
  /**
   * Resolves when the other transactions' data that this one saw is durable, because that data may be why it was
   * rolled back.
   */
  rollback(): Promise<void>;
  /** Runs statements that SQLite refuses inside a transaction, such as VACUUM. */
  alone<T>(work: () => T): Promise<T>;
};

/** How long a transaction waits for its turn; an import of 100,000 rows takes less. */
const PATIENCE_MS = 20_000;
const LOOK_MS = 500;

type Waiting = { resolve(): void; reject(error: unknown): void; since: number };
type Member = { resolve(): void; reject(error: unknown): void };

/**
 * Group commit. Each commit waits for the disk, however small it is. So the transactions of one turn of the event
 * loop become savepoints of one SQLite transaction, which is committed at the end of the turn. A failed one rolls
 * back its own savepoint.
 */
export function sqliteWriter(database: Libsql.Database, patienceMs = PATIENCE_MS): SqliteWriter {
  const statement = (sql: string) => {
    const prepared = database.prepare(sql);
    return () => void prepared.run([]);
  };
  const open = statement('begin immediate');
  const close = statement('commit');
  const undo = statement('rollback');
  const enter = statement('savepoint member');
  const leave = statement('release member');
  const undoMember = statement('rollback to member');

  /** Callers that wait for their turn; the first one is next. */
  const line: Waiting[] = [];
  let isTaken = false;
  let patience: NodeJS.Timeout | undefined;
  let isOpen = false;
  /** Whether the running transaction is alone in the SQLite transaction so far, and needs no savepoint. */
  let isFirst = false;
  let waiting: Member[] = [];

  function turn(since = performance.now()): Promise<void> | undefined {
    if (!isTaken) {
      isTaken = true;
      return undefined;
    }
    patience ??= setTimeout(sendAway, LOOK_MS).unref();
    return new Promise((resolve, reject) => line.push({ resolve, reject, since }));
  }

  function endTurn(): void {
    const next = line.shift();
    if (next) next.resolve();
    else isTaken = false;
  }

  /**
   * Rejects callers that have waited too long with "busy", so that a transaction that never ends does not block
   * everybody.
   */
  function sendAway(): void {
    patience = undefined;
    const limit = performance.now() - patienceMs;
    for (const late of line.filter(({ since }) => since < limit)) {
      line.splice(line.indexOf(late), 1);
      const message = 'Another transaction has held the database for too long';
      late.reject(Object.assign(new Error(message), { code: 'SQLITE_BUSY' }));
    }
    if (line.length) patience = setTimeout(sendAway, LOOK_MS).unref();
  }

  function settle(error?: unknown): void {
    const members = waiting;
    waiting = [];
    isOpen = false;
    for (const member of members) {
      if (error === undefined) member.resolve();
      else member.reject(error);
    }
  }

  function flush(): void {
    if (!isOpen) return;
    try {
      close();
    } catch (error) {
      settle(error);
      // A failed COMMIT (disk full) may already have rolled back.
      if (database.inTransaction) undo();
      return;
    }
    settle();
  }

  /** Handles a statement error that ended the whole SQLite transaction, as SQLite does when the disk is full. */
  function loseGroup(): void {
    const message = 'The transaction was rolled back together with another one';
    settle(Object.assign(new Error(message), { code: 'SQLITE_ABORT_ROLLBACK' }));
  }

  /**
   * A statement of the writer itself failed. The group's state is unknown, so all of it is rolled back and every
   * caller gets the error.
   */
  function giveUpGroup(error: unknown): void {
    settle(error);
    if (database.inTransaction) undo();
  }

  async function alone<T>(work: () => T, since?: number): Promise<T> {
    await turn(since);
    try {
      flush();
      return work();
    } finally {
      endTurn();
    }
  }

  return {
    async begin() {
      await turn();
      try {
        isFirst = !isOpen;
        if (isOpen) {
          enter();
        } else {
          open();
          isOpen = true;
          // The group's own commit never times out, because others wait for it.
          setImmediate(() => void alone(() => {}, Infinity));
        }
      } catch (error) {
        endTurn();
        throw error;
      }
    },
    async commit() {
      const durable = new Promise<void>((resolve, reject) => waiting.push({ resolve, reject }));
      try {
        if (!database.inTransaction) loseGroup();
        else if (!isFirst) leave();
        if (waiting.length >= LARGEST_GROUP) flush();
      } catch (error) {
        giveUpGroup(error);
      } finally {
        endTurn();
      }
      await durable;
    },
    async rollback() {
      let seen: Promise<void> | undefined;
      try {
        if (!database.inTransaction) {
          loseGroup();
        } else if (isFirst) {
          undo();
          isOpen = false;
        } else {
          undoMember();
          leave();
        }
        if (waiting.length > 0) {
          seen = new Promise((resolve) => waiting.push({ resolve, reject: resolve }));
        }
      } catch (error) {
        giveUpGroup(error);
      } finally {
        endTurn();
      }
      await seen;
    },
    alone: (work) => alone(work),
  };
}
