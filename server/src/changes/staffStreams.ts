import type { Role } from '@mcs-repairs/shared/domain/types/rights';
import { IDLE_MS, livingSessions } from '../auth';
import type { Db } from '../db';

/**
 * If another process ends a session, or the session expires, its event streams still run for at
 * most this many milliseconds.
 */
const CHECK_MS = 1000;
/**
 * The maximum number of event streams in a session. Browsers open at most six connections to one
 * host.
 */
const MOST_PER_SESSION = 6;
const MOST_PER_ACCOUNT = 24;

type Owner = { sessionId: string; staffId: string; role: Role };

/**
 * The open event streams of this process. A stream ends when the session of its member ends, or
 * when the member's role changes.
 */
export type StaffStreams = {
  /**
   * Adds an event stream. `end` ends it. Returns a function that removes it again, or null if the
   * session or the account has too many streams.
   */
  join(owner: Owner, end: () => void): (() => void) | null;
  /**
   * Ends the streams of sessions that have ended. Called after every change, so that these streams
   * end at once in this process.
   */
  check(): void;
  /** The number of open event streams in this process. */
  size(): number;
  stop(): void;
};

export function createStaffStreams(
  { db, now }: { db: Db; now: () => Date },
  onError: (error: unknown) => void,
): StaffStreams {
  const open = new Map<symbol, Owner & { end: () => void }>();
  let timer: NodeJS.Timeout | undefined;
  let checking = false;
  let again = false;

  async function endOver() {
    const ids = new Set([...open.values()].map(({ sessionId }) => sessionId));
    const seenSince = new Date(now().getTime() - IDLE_MS);
    const living = await livingSessions(db, [...ids], now(), seenSince);
    for (const [place, { sessionId, role, end }] of open) {
      // Streams that were added during the query are missing in its result. They stay open until
      // the next check.
      if (living.get(sessionId) === role || !ids.has(sessionId)) continue;
      leave(place);
      end();
    }
  }

  function check(): void {
    if (!open.size) return;
    if (checking) {
      again = true;
      return;
    }
    checking = true;
    endOver()
      .catch(onError)
      .finally(() => {
        checking = false;
        if (!again) return;
        again = false;
        check();
      });
  }

  function leave(place: symbol): void {
    open.delete(place);
    if (open.size) return;
    clearInterval(timer);
    timer = undefined;
  }

  const count = (isTheirs: (owner: Owner) => boolean) => [...open.values()].filter(isTheirs).length;

  return {
    join({ sessionId, staffId, role }, end) {
      if (count((owner) => owner.sessionId === sessionId) >= MOST_PER_SESSION) return null;
      if (count((owner) => owner.staffId === staffId) >= MOST_PER_ACCOUNT) return null;
      const place = Symbol(sessionId);
      open.set(place, { sessionId, staffId, role, end });
      timer ??= setInterval(check, CHECK_MS);
      return () => leave(place);
    },
    check,
    size: () => open.size,
    stop() {
      clearInterval(timer);
      open.clear();
    },
  };
}
