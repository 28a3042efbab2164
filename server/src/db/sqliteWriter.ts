import type Libsql from 'libsql';

/** Most transactions that share one commit; more would make the first of them wait for nothing. */
const LARGEST_GROUP = 64;

/** Transactions of one process on one SQLite connection, one at a time. Each is durable once `commit` resolves. */
export type SqliteWriter = {
  /** Resolves when it is the caller's turn and its transaction has begun. */
  begin(): Promise<void>;
  commit(): Promise<void>;
  /** Resolves when what the transaction saw of others is durable, for it may be why it was given up. */
  rollback(): Promise<void>;
  /** Work that SQLite refuses inside a transaction, such as VACUUM. */
  alone<T>(work: () => T): Promise<T>;
};

type Member = { resolve(): void; reject(error: unknown): void };

/**
 * Group commit: a commit waits for the disk, whatever it holds. So the transactions that come in one turn of the event loop
 * are savepoints of one SQLite transaction, committed at the turn's end. One that is refused rolls back its own savepoint.
 */
export function sqliteWriter(database: Libsql.Database): SqliteWriter {
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

  let last: Promise<void> = Promise.resolve();
  let endTurn = () => {};
  let isOpen = false;
  /** Whether the running transaction has the SQLite transaction for itself so far, and needs no savepoint. */
  let isFirst = false;
  let waiting: Member[] = [];

  async function turn(): Promise<void> {
    const before = last;
    let end = () => {};
    last = new Promise((resolve) => (end = resolve));
    await before;
    endTurn = end;
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

  /** What the failure of one statement took with it: SQLite gives up the whole transaction when the disk is full. */
  function loseGroup(): void {
    const message = 'The transaction was rolled back together with another one';
    settle(Object.assign(new Error(message), { code: 'SQLITE_ABORT_ROLLBACK' }));
  }

  async function alone<T>(work: () => T): Promise<T> {
    await turn();
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
          setImmediate(() => void alone(() => {}));
        }
      } catch (error) {
        endTurn();
        throw error;
      }
    },
    async commit() {
      const durable = new Promise<void>((resolve, reject) => waiting.push({ resolve, reject }));
      if (!database.inTransaction) loseGroup();
      else if (!isFirst) leave();
      if (waiting.length >= LARGEST_GROUP) flush();
      endTurn();
      await durable;
    },
    async rollback() {
      if (!database.inTransaction) {
        loseGroup();
      } else if (isFirst) {
        undo();
        isOpen = false;
      } else {
        undoMember();
        leave();
      }
      const seen =
        waiting.length > 0 &&
        new Promise<void>((resolve) => waiting.push({ resolve, reject: resolve }));
      endTurn();
      await seen;
    },
    alone,
  };
}
