import { eventRange, eventsAfter, numberEvents, type NumberedEvent } from './changes';
import type { Db } from './schema';

/** How often the table is read while someone listens: changes of other processes show within this time. */
const POLL_MS = 500;
/** Listeners of one process; each holds a connection open. */
const MAX_LISTENERS = 500;

export type Listener = {
  /** Listening begins behind this number; `reset` when so much was missed that it cannot be told one by one. */
  begin(after: number, reset: boolean): void;
  send(events: readonly NumberedEvent[]): void;
  end(): void;
};

/** Numbered changes for whoever listens, also those that other processes make on the same database. */
export type ChangeFeed = {
  /** Says that something was stored just now. */
  wake(): void;
  /**
   * Sends what came after `since` (null: from now on) and all that follows, until `gone` is aborted. Answers `full` or
   * `gone` when listening did not begin; the places of those who still wait for the database count as taken.
   */
  follow(
    listener: Listener,
    since: number | null,
    gone: AbortSignal,
  ): Promise<'joined' | 'full' | 'gone'>;
  /** How many listen or wait to. */
  size(): number;
  /** Ends every listener: the process stops. */
  stop(): void;
};

export function createChangeFeed(db: Db, onError: (error: unknown) => void): ChangeFeed {
  const listeners = new Map<Listener, { passed: number }>();
  let joining = 0;
  let timer: NodeJS.Timeout | undefined;
  let reading: Promise<void> | undefined;
  let again = false;

  async function deliver() {
    await numberEvents(db);
    if (!listeners.size) return;
    let passed = Math.min(...[...listeners.values()].map((place) => place.passed));
    for (;;) {
      const events = await eventsAfter(db, passed);
      const last = events.at(-1);
      if (!last) return;
      passed = last.number;
      for (const [listener, place] of listeners) {
        const fresh = events.filter(({ number }) => number > place.passed);
        if (!fresh.length) continue;
        place.passed = passed;
        listener.send(fresh);
      }
    }
  }

  function read(): void {
    if (!listeners.size) return;
    if (reading) {
      again = true;
      return;
    }
    reading = deliver()
      .catch(onError)
      .finally(() => {
        reading = undefined;
        if (again) {
          again = false;
          read();
        }
      });
  }

  function leave(listener: Listener): void {
    listeners.delete(listener);
    if (listeners.size) return;
    clearInterval(timer);
    timer = undefined;
  }

  async function rangeNow() {
    await numberEvents(db);
    return eventRange(db);
  }

  return {
    wake: read,
    async follow(listener, since, gone) {
      if (listeners.size + joining >= MAX_LISTENERS) return 'full';
      joining += 1;
      const { oldest, newest } = await rangeNow().finally(() => (joining -= 1));
      if (gone.aborted) return 'gone';
      const missed = since !== null && (since > newest || since < oldest - 1);
      const passed = since === null || missed ? newest : since;
      listener.begin(passed, missed);
      listeners.set(listener, { passed });
      timer ??= setInterval(read, POLL_MS);
      gone.addEventListener('abort', () => leave(listener), { once: true });
      read();
      return 'joined';
    },
    size: () => listeners.size + joining,
    stop() {
      clearInterval(timer);
      const all = [...listeners.keys()];
      listeners.clear();
      for (const listener of all) listener.end();
    },
  };
}
