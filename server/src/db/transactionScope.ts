import { AsyncLocalStorage } from 'node:async_hooks';

/** A transaction that ran longer than this holds up every other writer of the embedded file. */
const LONG_MS = 5000;
const LOOK_MS = 1000;

/** Work that asks the database beside its own transaction: on SQLite it would wait for itself for ever. */
export class NestedTransactionError extends Error {
  constructor() {
    super('The database was asked inside a transaction: use what the transaction gives');
  }
}

export type HeldTransaction = { heldMs: number; startedBy: string };

export type TransactionScope = {
  /** Runs what belongs to one transaction; `starter` is whoever asked for it, named when it takes long. */
  inside<T>(starter: { stack?: string }, work: () => Promise<T>): Promise<T>;
  /** Throws when the caller is inside a transaction of this database. */
  refuseNested(): void;
  /** Who is told of a transaction that is held for long. */
  reportTo(listener: (held: HeldTransaction) => void): void;
};

type Running = {
  scope: TransactionScope;
  outer: Running | undefined;
  beganAt: number;
  starter: { stack?: string };
  isOver: boolean;
  isTold: boolean;
};

const current = new AsyncLocalStorage<Running>();

/** What runs in transactions of one database: knows from inside that it does, and tells which are held for long. */
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
    async inside(starter, work) {
      const outer = current.getStore();
      const own: Running = {
        scope,
        outer,
        starter,
        beganAt: performance.now(),
        isOver: false,
        isTold: false,
      };
      running.add(own);
      timer ??= setInterval(look, lookMs).unref();
      try {
        return await current.run(own, work);
      } finally {
        // What was begun inside and goes on after, such as a timer, is not inside any more.
        own.isOver = true;
        running.delete(own);
      }
    },
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

/** The callers of `transact` or `inTransaction`, innermost first, without the folders that they lie in. */
function placesOf({ stack = '' }: { stack?: string }): string {
  const callers = stack.split('\n').slice(1);
  return callers.map((line) => withoutFolder(line.trim())).join(' < ');
}

/** A line of a stack with its file's name alone: `at run (transact.ts:10:5)`. */
function withoutFolder(line: string): string {
  const [caller = '', place = ''] = line.split(' (');
  return place
    ? `${caller} (${place.slice(place.lastIndexOf('/') + 1)}`
    : line.slice(line.lastIndexOf('/') + 1);
}
