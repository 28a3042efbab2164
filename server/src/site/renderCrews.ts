import type { Registry } from '../releases';
import type { Slot } from './renderJob';

type Options = {
  /** The maximum number of render workers for one registry. */
  size: number;
  /** The number of idle render workers that have no registry yet, and can get any. */
  spares: number;
  open: () => Slot;
  /** Returns whether a render worker may start now. */
  mayOpen: () => boolean;
  /** Returns the time in milliseconds, from a clock that never goes back. */
  now: () => number;
};

/**
 * The pause before another render worker starts, in milliseconds. A worker that starts reads the
 * whole shell. Without the pause, it would slow down pages that are being rendered.
 */
const REFILL_MS = 1500;
/**
 * A worker ends in favour of another registry only after it has been idle for `IDLE_MS`, and at
 * most once per `SWAP_EVERY_MS`. The visitor's cookie decides which registry the visitor gets.
 * Without these limits, a visitor who changes the cookie with every page could start a process each
 * time.
 */
const IDLE_MS = 5000;
const SWAP_EVERY_MS = 1000;

/**
 * Assigns render workers to registries. A worker uses one registry until it ends. Code of a canary
 * or of a replaced version therefore never runs in a worker for other visitors. A worker that has
 * not run code of any remote can be used for any registry.
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
   * Returns whether this is the last render worker for visitors without a canary. It never ends in
   * favour of another registry, because most visitors need it.
   */
  const isLastOfMost = ({ registry }: Slot) => {
    const [most] = inForce ?? [];
    return registry?.revision === most && crewOf(most ?? '').length === 1;
  };
  const isOutdated = ({ registry }: Slot) =>
    registry !== undefined && inForce !== undefined && !inForce.has(registry.revision);
  /**
   * Returns whether the limit of render workers is reached: twice the limit of one registry.
   * Another worker can then start only if an idle one of another registry ends (`longestIdle`).
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
    /** Starts a new render worker in place of a worker that ended. */
    replace(): void {
      if (unused().length === 0) start();
    },
    /** Starts all render workers, the first one at once. */
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
     * Returns whether a page with this registry may wait for a render worker. It may if one exists
     * for the registry, can start, or will be able to start after a worker of an outdated registry
     * has ended.
     */
    mayServe(revision: string): boolean {
      return crewOf(revision).length > 0 || this.hasRoom(revision) || bound().some(isOutdated);
    },
    /**
     * Returns an idle render worker for the registry. Call it only if `hasRoom` is true for the
     * registry's revision.
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
    /** Call this if a render worker ended by itself. Returns false if it was already removed. */
    lost: (slot: Slot): boolean => slots.delete(slot),
    /**
     * Call this after a render worker has finished a page. If its registry is outdated, an idle
     * worker ends.
     */
    done(slot: Slot): void {
      slot.busyAt = now();
      if (isOutdated(slot) && isFree(slot)) dismiss(slot);
    },
    /**
     * Ends the render workers of all other registries as soon as they are idle. The first revision
     * is the one for visitors without a canary.
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
