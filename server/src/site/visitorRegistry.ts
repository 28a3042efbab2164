import { oncePerRegistry, type Registry, revisionOf } from '../releases';
import { isInShare, BUCKETS } from './rolloutBucket';

/**
 * Registries for visitors, cached by the original registry and by the remotes whose canary the
 * visitor gets.
 */
const made = new WeakMap<Registry, Map<string, Registry>>();

/**
 * Returns the registry for visitors with this rollout bucket (undefined: without one). It has the
 * active versions, or instead of them the canaries for this bucket. Visitors with the same versions
 * get the same object. Its `revision` identifies cached pages, entity tags and workers.
 */
export function visitorRegistry(registry: Registry, bucket: number | undefined): Registry {
  if (!hasShares(registry)) return registry;
  const chosen = Object.entries(registry.remotes).flatMap(([name, { canary }]) =>
    canary && isInShare(bucket, `${name}@${canary.version}`, canary.percent) ? [name] : [],
  );
  const known = made.get(registry) ?? new Map<string, Registry>();
  made.set(registry, known);
  const key = chosen.join(' ');
  const mine = known.get(key) ?? registryWith(registry, new Set(chosen));
  known.set(key, mine);
  return mine;
}

/** Returns the revisions of all registries that visitors can get now, with and without canaries. */
export const revisionsOf = oncePerRegistry(
  (registry): ReadonlySet<string> =>
    new Set(
      [undefined, ...Array(BUCKETS).keys()].map(
        (bucket) => visitorRegistry(registry, bucket).revision,
      ),
    ),
);

/**
 * Returns whether a remote in the registry has a canary, so that the rollout bucket decides which
 * version a visitor gets.
 */
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
