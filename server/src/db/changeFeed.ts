import { eventRange, eventsAfter, numberEvents, type NumberedEvent } from './changes';
import type { Db } from './schema';

/**
 * How often the feed checks for changes while somebody listens, in milliseconds. Changes by other
 * processes appear within this time.
 */
const POLL_MS = 500;
/**
 * How often the feed checks while other processes notify this process. It must still check, because
 * a process that is killed right after a commit notifies nobody.
 */
const RARE_POLL_MS = 3000;
/** The maximum number of listeners in one process. Each listener keeps a connection open. */
const MAX_LISTENERS = 500;

export type Listener = {
  /**
   * Starts to send the events after the number `after`. If `reset` is true, the listener missed too
   * many events and must load all data again.
   */
  begin(after: number, reset: boolean): void;
  send(events: readonly NumberedEvent[]): void;
  end(): void;
};

/**
 * A feed of numbered events about changes. It includes changes that other processes write to the
 * same database.
 */
export type ChangeFeed = {
  /**
   * Sends the events after `since` (null: from now on), and all later ones until `gone` is aborted.
   * Returns `full` or `gone` if it could not start. A listener counts towards the limit even before
   * it starts.
   */
  follow(
    listener: Listener,
    since: number | null,
    gone: AbortSignal,
  ): Promise<'joined' | 'full' | 'gone'>;
  /** The number of listeners, including those that are still starting. */
  size(): number;
  /** Ends all listeners. Called when the process stops. */
  stop(): void;
};

export function createChangeFeed(db: Db, onError: (error: unknown) => void): ChangeFeed {
  const listeners = new Map<Listener, { passed: number }>();
  let joining = 0;
  let timer: NodeJS.Timeout | undefined;
  let stopListening = () => {};
  let lastRead = 0;
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
    lastRead = performance.now();
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

  function poll(): void {
    const isDue = performance.now() - lastRead >= RARE_POLL_MS;
    if (isDue || !db.wakeUps.reachesAll()) read();
  }

  function leave(listener: Listener): void {
    listeners.delete(listener);
    if (listeners.size) return;
    rest();
  }

  function rest(): void {
    clearInterval(timer);
    timer = undefined;
    stopListening();
  }

  async function rangeNow() {
    await numberEvents(db);
    return eventRange(db);
  }

  return {
    async follow(listener, since, gone) {
      if (listeners.size + joining >= MAX_LISTENERS) return 'full';
      joining += 1;
      const { oldest, newest } = await rangeNow().finally(() => (joining -= 1));
      if (gone.aborted) return 'gone';
      const missed = since !== null && (since > newest || since < oldest - 1);
      const passed = since === null || missed ? newest : since;
      listener.begin(passed, missed);
      listeners.set(listener, { passed });
      if (!timer) {
        timer = setInterval(poll, POLL_MS);
        stopListening = db.wakeUps.listen('events', read);
      }
      gone.addEventListener('abort', () => leave(listener), { once: true });
      read();
      return 'joined';
    },
    size: () => listeners.size + joining,
    stop() {
      rest();
      const all = [...listeners.keys()];
      listeners.clear();
      for (const listener of all) listener.end();
    },
  };
}
