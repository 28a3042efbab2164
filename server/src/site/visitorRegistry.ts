import { oncePerRegistry, type Registry, revisionOf } from '../releases';
import { isInShare, LOTS } from './visitorLot';

/** By the registry that was read, and by what of it differs. */
const made = new WeakMap<Registry, Map<string, Registry>>();

/**
 * The registry of one visitor by their lot among `LOTS` (undefined for who has none): what is active, then the version that a
 * share of visitors gets. Who gets the same gets the same object, with a `revision` of its own: kept pages, entity tags and
 * renderers go by it.
 */
export function visitorRegistry(registry: Registry, lot: number | undefined): Registry {
  if (!hasShares(registry)) return registry;
  const chosen = Object.entries(registry.remotes).flatMap(([name, { canary }]) =>
    canary && isInShare(lot, `${name}@${canary.version}`, canary.percent) ? [name] : [],
  );
  const known = made.get(registry) ?? new Map<string, Registry>();
  made.set(registry, known);
  const key = chosen.join(' ');
  const mine = known.get(key) ?? registryWith(registry, new Set(chosen));
  known.set(key, mine);
  return mine;
}

/** Revisions of every registry that some visitor gets now. */
export const revisionsOf = oncePerRegistry(
  (registry): ReadonlySet<string> =>
    new Set(
      [undefined, ...Array(LOTS).keys()].map((lot) => visitorRegistry(registry, lot).revision),
    ),
);

/** Whether it depends on the visitor's lot what they get. */
export const hasShares = oncePerRegistry(({ remotes }): boolean =>
  Object.values(remotes).some(({ canary }) => canary !== undefined),
);

function registryWith({ remotes }: Registry, chosen: ReadonlySet<string>): Registry {
  const mine = Object.fromEntries(
    Object.entries(remotes).map(([name, { canary, ...active }]) => {
      if (!canary || !chosen.has(name)) return [name, active];
      const { percent: _percent, ...entry } = canary;
      return [name, entry];
    }),
  );
  return { remotes: mine, revision: revisionOf(mine) };
}
