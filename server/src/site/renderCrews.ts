import type { Registry } from '../releases';
import type { Slot } from './renderJob';

type Options = {
  /** The maximum number of workers for one registry. */
  size: number;
  /** The number of workers without a registry that are ready for any registry. */
  spares: number;
  open: () => Slot;
  /** Whether a worker may be started now. */
  mayOpen: () => boolean;
  /** Returns the time of a monotonic clock, in milliseconds. */
  now: () => number;
};

/**
 * The pause before another worker starts, in milliseconds. A starting worker reads the whole shell.
 * Without the pause, it would slow down a page that is being rendered.
 */
const REFILL_MS = 1500;
/**
 * `IDLE_MS`: a worker can be replaced by one of another registry only after this time without work.
 * `SWAP_EVERY_MS`: the shortest time between two replacements. A visitor's cookie decides which
 * registry the visitor gets. Without these limits, a visitor who changes the cookie with every page
 * would start a process each time.
 */
const IDLE_MS = 5000;
const SWAP_EVERY_MS = 1000;

/**
 * Groups workers by registry. A worker uses one registry until it ends. Code of an inactive version
 * or a canary therefore never runs in the worker of other visitors' pages. A worker that has not
 * run any remote's code can be used for any registry.
 */
export function createCrews({ size, spares, open, mayOpen, now }: Options) {
  const slots = new Set<Slot>();
  let inForce: ReadonlySet<string> | undefined;
  let uses = 0;
  let refilling: NodeJS.Timeout | undefined;
  let wanted = 0;
  let swappedAt = -Infinity;

  const crewOf = (revision: string) =>
    [...slots].filter(({ registry }) => registry?.revision === revision);
  const bound = () => [...slots].filter(({ registry }) => registry);
  const unused = () => [...slots].filter(({ registry }) => !registry);
  const isFree = ({ pending }: Slot) => pending.size === 0;

  const dismiss = (slot: Slot) => {
    slots.delete(slot);
    void slot.worker.end();
  };
  const start = () => {
    const slot = open();
    slots.add(slot);
    return slot;
  };
  const refill = (least: number) => {
    wanted = Math.max(wanted, least);
    clearTimeout(refilling);
    refilling = setTimeout(() => {
      while (mayOpen() && (slots.size < wanted || unused().length < spares)) start();
      wanted = 0;
    }, REFILL_MS).unref();
  };
  /**
   * Returns whether this is the last worker for visitors without a canary. It is not replaced,
   * because most visitors need it.
   */
  const isLastOfMost = ({ registry }: Slot) => {
    const [most] = inForce ?? [];
    return registry?.revision === most && crewOf(most ?? '').length === 1;
  };
  const isOutdated = ({ registry }: Slot) =>
    registry !== undefined && inForce !== undefined && !inForce.has(registry.revision);
  /**
   * Returns whether the limit of workers is reached: twice the limit of one registry. Then a worker
   * can start only if an idle worker of another registry ends (`longestIdle`).
   */
  const isFull = () => bound().length >= 2 * size;
  const longestIdle = (revision: string): Slot | undefined => {
    const at = now();
    if (at - swappedAt < SWAP_EVERY_MS) return undefined;
    return bound()
      .filter((slot) => isFree(slot) && at - slot.busyAt >= IDLE_MS && !isLastOfMost(slot))
      .filter(({ registry }) => registry?.revision !== revision)
      .sort((one, other) => one.usedAt - other.usedAt)[0];
  };

  return {
    slots: slots as ReadonlySet<Slot>,
    /** Replaces a lost worker. */
    replace(): void {
      if (unused().length === 0) start();
    },
    /** Starts all workers, the first one at once. */
    warm(): void {
      if (slots.size === 0 && mayOpen()) start();
      refill(size);
    },
    hasRoom(revision: string): boolean {
      const crew = crewOf(revision);
      if (crew.some(isFree)) return true;
      if (crew.length >= size || (isFull() && !longestIdle(revision))) return false;
      return unused().length > 0 || mayOpen();
    },
    /**
     * Returns whether a page of this registry may wait. It may if a worker of the registry exists
     * or can start, or will start after a worker of an outdated registry ends.
     */
    mayServe(revision: string): boolean {
      return crewOf(revision).length > 0 || this.hasRoom(revision) || bound().some(isOutdated);
    },
    /**
     * Returns an idle worker for the registry. Call it only if `hasRoom` is true for the registry's
     * revision.
     */
    take(registry: Registry): Slot {
      const free = crewOf(registry.revision).find(isFree);
      if (free) return free;
      const idle = isFull() && longestIdle(registry.revision);
      if (idle) {
        swappedAt = now();
        dismiss(idle);
      }
      const slot = unused()[0] ?? start();
      slot.registry = registry;
      slot.worker.use(registry);
      if (spares > 0) refill(0);
      return slot;
    },
    used(slot: Slot): void {
      slot.usedAt = uses += 1;
      slot.busyAt = now();
    },
    crewOf,
    /** Call it if the worker ended by itself. Returns false if the worker was already removed. */
    lost: (slot: Slot): boolean => slots.delete(slot),
    /** Call it after a worker finished a page. An idle worker of an outdated registry ends. */
    done(slot: Slot): void {
      slot.busyAt = now();
      if (isOutdated(slot) && isFree(slot)) dismiss(slot);
    },
    /**
     * Ends workers of all other registries as soon as they are idle. The first revision is for
     * visitors without a canary.
     */
    keepOnly(revisions: ReadonlySet<string>): void {
      inForce = revisions;
      for (const slot of bound()) if (isOutdated(slot) && isFree(slot)) dismiss(slot);
    },
    async close(): Promise<void> {
      clearTimeout(refilling);
      const all = [...slots];
      slots.clear();
      await Promise.all(all.map(({ worker }) => worker.end()));
    },
  };
}
export type Crews = ReturnType<typeof createCrews>;
