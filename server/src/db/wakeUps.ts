import { setTimeout as sleep } from 'node:timers/promises';
import { sql, type QueryExecutorProvider } from 'kysely';
import pg from 'pg';
import { newId } from './ids';

/** The kinds of changes of which listeners can be notified. */
export type WakeUp = 'events' | 'content' | 'goods' | 'schedule' | 'releases';

/**
 * Notifies listeners of changes: at once in this process, and also in other processes if the
 * database supports notifications.
 */
export type WakeUps = {
  /** Notifies listeners of these kinds of changes. Call it after the commit. */
  tell(subjects: Iterable<WakeUp>): void;
  /**
   * Calls `act` after every change of this kind in any process. Also calls it after an
   * interruption, because notifications may have been lost. Returns a function that removes the
   * listener.
   */
  listen(subject: WakeUp, act: () => void): () => void;
  /**
   * Returns whether notifications from other processes arrive at once. If they arrive late or
   * never, listeners must check for changes often.
   */
  reachesAll(): boolean;
  /** Returns whether notifications from other processes are configured, but do not arrive now. */
  isAway(): boolean;
  /** Sets the function that is called when notifications stop arriving. */
  reportTo(listener: (reason: string) => void): void;
  stop(): void;
};

const CHANNEL = 'shop_wake_ups';
/** The minimum pause between two notifications to other processes, in milliseconds. */
const PAUSE_MS = 100;
const AGAIN_MS = 1000;
const CHECK_MS = 10_000;
const PATIENCE_MS = 3000;

/**
 * Creates the notifications of one database. `listenUrl` is an address of PostgreSQL without a
 * pooler. If it is null, listeners learn only of changes in this process.
 */
export function createWakeUps(db: QueryExecutorProvider, listenUrl: string | null): WakeUps {
  const own = newId();
  const listeners = new Map<WakeUp, Set<() => void>>();
  const untold = new Set<WakeUp>();
  const stopping = new AbortController();
  let report: (reason: string) => void = () => {};
  let reported: string | null = null;
  let sending: Promise<void> | undefined;
  let connecting: Promise<void> | undefined;
  let isConnected = false;
  let hearEcho = () => {};

  const wake = (subject: WakeUp) => listeners.get(subject)?.forEach((act) => act());
  const send = (words: Iterable<string>) =>
    sql`select pg_notify(${CHANNEL}, ${[own, ...words].join(' ')})`.execute(db);

  async function sendAll() {
    while (untold.size) {
      const subjects = [...untold];
      untold.clear();
      // A process that misses the notification finds the change when it next checks the database.
      await send(subjects).catch(() => {});
      await sleep(PAUSE_MS, undefined, { ref: false });
    }
    sending = undefined;
  }

  function hear(payload = ''): void {
    const [from, ...subjects] = payload.split(' ');
    if (from === own) return subjects.length ? undefined : hearEcho();
    for (const subject of subjects) wake(subject as WakeUp);
  }

  /**
   * Tests whether notifications arrive: sends one through the pool and waits until the listening
   * connection receives it.
   */
  async function checkWay(): Promise<void> {
    const echo = new Promise<void>((resolve) => (hearEcho = resolve));
    await send([]);
    const timer = new AbortController();
    const late = sleep(PATIENCE_MS, true, { ref: false, signal: timer.signal });
    const isLate = await Promise.race([echo, late.catch(() => false)]);
    timer.abort();
    if (isLate === true) throw new Error('A notification did not come back');
  }

  /**
   * Listens for notifications until the connection ends, or no longer receives the test
   * notifications.
   */
  async function listenOnce(connectionString: string): Promise<void> {
    const client = new pg.Client({
      connectionString,
      connectionTimeoutMillis: PATIENCE_MS,
      query_timeout: PATIENCE_MS,
      keepAlive: true,
    });
    const over = new AbortController();
    client.on('error', () => over.abort());
    client.on('end', () => over.abort());
    client.on('notification', ({ payload }) => hear(payload));
    const signal = AbortSignal.any([over.signal, stopping.signal]);
    try {
      await client.connect();
      await client.query(`listen ${CHANNEL}`);
      while (!signal.aborted) {
        await checkWay();
        if (!isConnected) {
          isConnected = true;
          reported = null;
          for (const subject of listeners.keys()) wake(subject);
        }
        await sleep(CHECK_MS, undefined, { signal, ref: false }).catch(() => {});
      }
      throw new Error('The connection ended');
    } finally {
      isConnected = false;
      void client.end().catch(() => {});
    }
  }

  async function keepListening(connectionString: string): Promise<void> {
    while (!stopping.signal.aborted) {
      await listenOnce(connectionString).catch((error: unknown) => {
        if (stopping.signal.aborted || reported !== null) return;
        reported = error instanceof Error ? error.message : '';
        report(reported);
      });
      await sleep(AGAIN_MS, undefined, { signal: stopping.signal, ref: false }).catch(() => {});
    }
  }

  return {
    tell(subjects) {
      for (const subject of subjects) {
        wake(subject);
        if (listenUrl) untold.add(subject);
      }
      if (untold.size) sending ??= sendAll();
    },
    listen(subject, act) {
      const all = listeners.get(subject) ?? new Set();
      listeners.set(subject, all.add(act));
      if (listenUrl) connecting ??= keepListening(listenUrl);
      return () => void all.delete(act);
    },
    reachesAll: () => isConnected,
    isAway: () => connecting !== undefined && !isConnected,
    reportTo(listener) {
      report = listener;
      if (reported !== null) report(reported);
    },
    stop: () => stopping.abort(),
  };
}
