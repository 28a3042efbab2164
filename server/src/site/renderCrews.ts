import type { Registry } from '../releases';
import type { Slot } from './renderJob';

type Options = {
  /** Workers that a registry may have. */
  size: number;
  /** Workers that wait for the next registry. */
  spares: number;
  open: () => Slot;
  /** No worker may be started before. */
  mayOpen: () => boolean;
  /** Milliseconds of a clock. */
  now: () => number;
};

/** Each reads the whole shell: beside a page it would hold that up. */
const REFILL_MS = 1500;
/**
 * A worker makes room for another registry's only when it was at nothing for so long, and only one in a while: which registry a
 * visitor gets is what their cookie says, and who changes that with every page must not start a process with every page.
 */
const IDLE_MS = 5000;
const SWAP_EVERY_MS = 1000;

/**
 * Workers by the registry that they render pages with, each with one for its life: code of a version that is no longer in force, or
 * that a share of visitors gets, never runs where other visitors' pages are made. A worker that has run no remote's code yet is
 * kept for the next registry.
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
  /** What visitors get who have no share in anything: they always find a worker. */
  const isLastOfMost = ({ registry }: Slot) => {
    const [most] = inForce ?? [];
    return registry?.revision === most && crewOf(most ?? '').length === 1;
  };
  const isOutdated = ({ registry }: Slot) =>
    registry !== undefined && inForce !== undefined && !inForce.has(registry.revision);
  /** All registries together have twice as many as one: then the worker that was used longest ago makes room. */
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
    /** For one that was lost. */
    replace(): void {
      if (unused().length === 0) start();
    },
    /** Starts as many as there are to be, the first at once. */
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
    /** Whether a page of it may wait: for a worker of its own, or for one that ends with a registry that nobody gets any more. */
    mayServe(revision: string): boolean {
      return crewOf(revision).length > 0 || this.hasRoom(revision) || bound().some(isOutdated);
    },
    /** A worker that is at nothing, for a registry that `hasRoom`. */
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
    /** It ended by itself. False when it was none of these any more. */
    lost: (slot: Slot): boolean => slots.delete(slot),
    /** After a page: a registry that is no longer in force has no workers. */
    done(slot: Slot): void {
      slot.busyAt = now();
      if (isOutdated(slot) && isFree(slot)) dismiss(slot);
    },
    /** Workers of all other registries end as soon as they are at no page. The first is what visitors without a share get. */
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
