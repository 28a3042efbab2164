import { modelPaths, shopPaths } from '../../catalogue';
import { postPaths } from '../../community';
import type { Db } from '../../db';
import type { Registry } from '../../releases';

/**
 * The paths are read at most once in this time, in milliseconds. Requests for many unknown paths
 * therefore cause no more work.
 */
const REREAD_MS = 30_000;

export type PathsPlace = {
  db: Db;
  now: () => Date;
  readRegistry: () => Promise<Registry | null>;
};

/**
 * Caches the paths of the site's pages: paths that areas declare, and paths of goods, models and
 * discussions. Leaves out pages for staff.
 */
export function createKnownPaths(place: PathsPlace, clock: () => number = () => performance.now()) {
  let known: ReadonlySet<string> = new Set();
  let readAt = -Infinity;
  return {
    /** Returns the known paths. Reads them again if one of `paths` is unknown. */
    async among(paths: readonly string[]): Promise<ReadonlySet<string>> {
      const isStale = clock() - readAt >= REREAD_MS;
      if (isStale && paths.some((path) => !known.has(path))) {
        known = new Set(await sitePaths(place));
        readAt = clock();
      }
      return known;
    },
  };
}

/** Reads the paths of the site's pages for the cache. Leaves out models that the owner removed. */
export async function sitePaths({ db, now, readRegistry }: PathsPlace): Promise<string[]> {
  const registry = await readRegistry();
  const declared = Object.values(registry?.remotes ?? {}).flatMap(({ prefixes, sitemap = [] }) => [
    ...prefixes.map((prefix) => prefix.replace(/\/\*$/, '')),
    ...sitemap,
  ]);
  const [goods, models, posts] = await Promise.all([
    shopPaths({ db, now }),
    modelPaths(db),
    postPaths(db),
  ]);
  const gone = new Set(models.gone);
  return [...declared, ...goods, ...models.added, ...posts].filter(
    (path) => !gone.has(path) && !/^\/admin(?:\/|$)/.test(path),
  );
}
