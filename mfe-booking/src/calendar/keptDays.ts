import type { Availability, DayAvailability } from '@mcs-repairs/shared/domain/types/availability';
import type { Result } from '@mcs-repairs/shared/domain/types/failure';
import type { ShopDate } from '@mcs-repairs/shared/domain/types/time';

/**
 * If a calendar shows days that were fetched more than this many milliseconds ago, they are fetched
 * again.
 */
const FRESH_MS = 30_000;
/** Days that no calendar shows stay in memory for this many milliseconds. */
const KEPT_MS = 60_000;

/** A range of days, both inclusive. */
export type Range = { from: ShopDate; to: ShopDate };
/** What the page knows about a range of days. The object changes whenever its contents change. */
export type KnownDays = {
  /** The latest answer. It stays during the next request, and after a failed one. */
  days?: readonly DayAvailability[];
  isAsking: boolean;
  hasFailed: boolean;
};

type Entry = {
  known: KnownDays;
  answeredAt: number;
  /** Whether a booking or another change has made the days outdated. */
  isStale: boolean;
  listeners: Set<() => void>;
  end?: ReturnType<typeof setTimeout>;
};

export const NOTHING_KNOWN: KnownDays = { isAsking: false, hasFailed: false };

export type KeptDays = ReturnType<typeof keepDays>;

/**
 * Stores the available days of one shop for all calendars of a page. So each range is requested
 * only once.
 */
export function keepDays(read: (range: Range) => Promise<Result<Availability>>) {
  const entries = new Map<string, Entry>();

  const keyOf = ({ from, to }: Range) => `${from} ${to}`;

  function entryOf(range: Range): Entry {
    const known = entries.get(keyOf(range));
    if (known) return known;
    const listeners = new Set<() => void>();
    const entry: Entry = { known: NOTHING_KNOWN, answeredAt: 0, isStale: false, listeners };
    entries.set(keyOf(range), entry);
    return entry;
  }

  function learn(entry: Entry, more: Partial<KnownDays>): void {
    entry.known = { ...entry.known, ...more };
    for (const listener of entry.listeners) listener();
  }

  async function ask(range: Range): Promise<void> {
    const entry = entryOf(range);
    if (entry.known.isAsking) return;
    entry.isStale = false;
    learn(entry, { isAsking: true });
    const result = await read(range);
    if (result.ok && !entry.isStale) entry.answeredAt = Date.now();
    learn(entry, {
      isAsking: false,
      hasFailed: !result.ok,
      ...(result.ok && { days: result.value.days }),
    });
    if (entry.isStale && entry.listeners.size > 0) await ask(range);
  }

  return {
    /** Requests the days again. Does nothing if a request for them is running. */
    ask,

    peek: (range: Range): KnownDays => entries.get(keyOf(range))?.known ?? NOTHING_KNOWN,

    /**
     * Requests the days if they are not fresh. Calls `listener` after every change. Returns a
     * function that removes the listener.
     */
    show(range: Range, listener: () => void): () => void {
      const entry = entryOf(range);
      clearTimeout(entry.end);
      entry.listeners.add(listener);
      if (Date.now() - entry.answeredAt >= FRESH_MS) void ask(range);
      return () => {
        entry.listeners.delete(listener);
        if (entry.listeners.size > 0) return;
        entry.end = setTimeout(() => entries.delete(keyOf(range)), KEPT_MS);
      };
    },

    /**
     * Called after a write changed the days. Requests the ranges that a calendar shows, and removes
     * the others.
     */
    makeStale(): void {
      for (const [key, entry] of entries) {
        if (entry.listeners.size === 0) {
          clearTimeout(entry.end);
          entries.delete(key);
        } else {
          entry.isStale = true;
          const [from = '', to = ''] = key.split(' ');
          void ask({ from, to });
        }
      }
    },
  };
}
