import { modelPaths, shopPaths } from '../../catalogue';
import { postPaths } from '../../community';
import type { Db } from '../../db';
import type { Registry } from '../../releases';

/**
 * The minimum pause between two reads of the paths, in milliseconds. Requests for many unknown
 * paths therefore cause no more reads.
 */
const REREAD_MS = 30_000;

export type PathsPlace = {
  db: Db;
  now: () => Date;
  readRegistry: () => Promise<Registry | null>;
};

/**
 * Caches the paths of the site's pages: those that areas declare, and those of goods, models and
 * threads. Leaves out pages for staff.
 */
export function createKnownPaths(place: PathsPlace, clock: () => number = () => performance.now()) {
  let known: ReadonlySet<string> = new Set();
  let readAt = -Infinity;
  return {
    /** Returns all known paths. First reads them again if one of `paths` is unknown. */
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

/** Reads the paths of the site's pages. Leaves out models that the owner removed. */
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
