import type Libsql from 'libsql';

/**
 * The maximum number of transactions that share one commit. A larger group would only delay its
 * first transactions.
 */
const LARGEST_GROUP = 64;

/**
 * Runs the transactions of this process one after the other on one SQLite connection. When `commit`
 * resolves, the transaction is stored on the disk.
 */
export type SqliteWriter = {
  /** Resolves when the caller's transaction has begun. */
  begin(): Promise<void>;
  commit(): Promise<void>;
  /**
   * Rolls back the transaction. Resolves when the other transactions of the group are on the disk.
   * What they wrote may be the reason for the rollback, so the caller must not report it earlier.
   */
  rollback(): Promise<void>;
  /** Runs statements that SQLite rejects inside a transaction, such as VACUUM. */
  alone<T>(work: () => T): Promise<T>;
};

/**
 * The maximum time in milliseconds that a transaction waits for its turn. An import of 100,000 rows
 * takes less.
 */
const PATIENCE_MS = 20_000;
const LOOK_MS = 500;

type Waiting = { resolve(): void; reject(error: unknown): void; since: number };
type Member = { resolve(): void; reject(error: unknown): void };

/**
 * Commits transactions in groups. Even a small commit waits for the disk. All transactions of one
 * turn of the event loop therefore share one SQLite transaction, which is committed at the end of
 * the turn. Each of them is a savepoint. A failed transaction rolls back only its own savepoint.
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

  /** The callers that wait until their transaction may begin, in order. */
  const line: Waiting[] = [];
  let isTaken = false;
  let patience: NodeJS.Timeout | undefined;
  let isOpen = false;
  /** True while the group has only one transaction. That transaction needs no savepoint. */
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
   * Rejects callers that have waited too long, with the error "busy". Otherwise, a transaction that
   * never ends would block all others.
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
      // After a failed COMMIT (for example on a full disk), SQLite may already have rolled back the
      // transaction.
      if (database.inTransaction) undo();
      return;
    }
    settle();
  }

  /**
   * Rejects all transactions of the group, after a statement failed and SQLite ended the whole
   * transaction. SQLite does so when the disk is full.
   */
  function loseGroup(): void {
    const message = 'The transaction was rolled back together with another one';
    settle(Object.assign(new Error(message), { code: 'SQLITE_ABORT_ROLLBACK' }));
  }

  /**
   * Rolls back the group if one of the writer's own statements failed, because nobody knows the
   * state of the group then. Every caller gets the error.
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
          // The commit of the group may wait without a time limit, because all its transactions
          // wait for it.
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
