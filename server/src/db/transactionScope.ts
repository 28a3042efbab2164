import { AsyncLocalStorage } from 'node:async_hooks';
import type { WakeUp } from './wakeUps';

/**
 * A transaction that takes more milliseconds than this is logged, because it delays all other
 * writers of the SQLite file.
 */
const LONG_MS = 5000;
const LOOK_MS = 1000;

/**
 * Thrown if code inside a transaction sends a query outside this transaction. On SQLite, the query
 * would wait forever for the transaction of its own caller.
 */
export class NestedTransactionError extends Error {
  constructor() {
    super('The database was used inside a transaction: use the transaction instead');
  }
}

export type HeldTransaction = { heldMs: number; startedBy: string };

export type TransactionScope = {
  /**
   * Runs the work of one transaction. `starter` has the stack trace of the code that began it,
   * which the log names if the transaction takes too long.
   */
  inside<T>(starter: { stack?: string }, work: () => Promise<T>, changes?: Set<WakeUp>): Promise<T>;
  /** Notifies listeners of this kind of change after the current transaction has committed. */
  changed(subject: WakeUp): void;
  /** Throws if the caller is inside a transaction of this database. */
  refuseNested(): void;
  /** Sets the function that is called for transactions that take too long. */
  reportTo(listener: (held: HeldTransaction) => void): void;
};

type Running = {
  scope: TransactionScope;
  outer: Running | undefined;
  beganAt: number;
  starter: { stack?: string };
  changes: Set<WakeUp>;
  isOver: boolean;
  isTold: boolean;
};

const current = new AsyncLocalStorage<Running>();

/** Records that the current transaction makes this kind of change. */
export const noteWakeUp = (subject: WakeUp): void => void current.getStore()?.changes.add(subject);

/**
 * Tracks the transactions of one database, so that code can check whether it runs inside one.
 * Reports each transaction that takes too long.
 */
export function transactionScope(longMs = LONG_MS, lookMs = LOOK_MS): TransactionScope {
  const running = new Set<Running>();
  let timer: NodeJS.Timeout | undefined;
  let report = ({ heldMs, startedBy }: HeldTransaction) =>
    console.warn(`A transaction is held for ${heldMs} ms: ${startedBy}`);

  function look(): void {
    for (const each of running) {
      const heldMs = Math.round(performance.now() - each.beganAt);
      if (heldMs < longMs || each.isTold) continue;
      each.isTold = true;
      report({ heldMs, startedBy: placesOf(each.starter) });
    }
    if (running.size) return;
    clearInterval(timer);
    timer = undefined;
  }

  const scope: TransactionScope = {
    async inside(starter, work, changes = new Set()) {
      const outer = current.getStore();
      const own: Running = {
        scope,
        outer,
        starter,
        changes,
        beganAt: performance.now(),
        isOver: false,
        isTold: false,
      };
      running.add(own);
      timer ??= setInterval(look, lookMs).unref();
      try {
        return await current.run(own, work);
      } finally {
        // Work that continues after the transaction, such as a timer, counts as outside of it.
        own.isOver = true;
        running.delete(own);
      }
    },
    changed: noteWakeUp,
    refuseNested() {
      for (let each = current.getStore(); each; each = each.outer) {
        if (each.scope === scope && !each.isOver) throw new NestedTransactionError();
      }
    },
    reportTo(listener) {
      report = listener;
    },
  };
  return scope;
}

/**
 * Returns the functions that called `transact` or `inTransaction`, innermost first, without the
 * folders of their files.
 */
function placesOf({ stack = '' }: { stack?: string }): string {
  const callers = stack.split('\n').slice(1);
  return callers.map((line) => withoutFolder(line.trim())).join(' < ');
}

/** Returns a stack line with only the name of the file: `at run (transact.ts:10:5)`. */
function withoutFolder(line: string): string {
  const [caller = '', place = ''] = line.split(' (');
  return place
    ? `${caller} (${place.slice(place.lastIndexOf('/') + 1)}`
    : line.slice(line.lastIndexOf('/') + 1);
}
