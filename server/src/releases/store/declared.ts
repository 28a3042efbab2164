import { isWithin } from './prefixes';
import { declaredSchema, type Declared } from './registrySchema';
import { readLog } from './releaseLog';
import type { Release } from './releaseSchema';
import { folderOf, readRelease } from './releaseStore';

/**
 * Returns a version's navigation and sitemap for the registry, without invalid entries. A version
 * without such declarations gets the last logged declarations of its area, limited to pages on the
 * version's paths.
 */
export function declaredBy(remotesDir: string, release: Release): Declared {
  if (release.navigation) return usable(release);
  const { navigation, sitemap, unlisted } = lastDeclared(remotesDir, release.remote);
  const isOwn = (path: string) => release.prefixes.some((prefix) => isWithin(path, prefix));
  return {
    ...(navigation && { navigation: navigation.filter(({ path }) => isOwn(path)) }),
    ...(sitemap && { sitemap: sitemap.filter(isOwn) }),
    ...(unlisted && { unlisted: unlisted.filter(isOwn) }),
  };
}

/**
 * Returns the last declarations of an area. Only versions in the log are trusted, because they were
 * verified or were part of the server's own build.
 */
function lastDeclared(remotesDir: string, remote: string): Declared {
  const versions = readLog(remotesDir).flatMap((entry) =>
    entry.remote === remote && (entry.kind === 'activated' || entry.kind === 'built')
      ? [entry.version]
      : [],
  );
  for (const version of new Set(versions.reverse())) {
    const release = readRelease(folderOf(remotesDir, remote, version));
    if (release?.navigation) return usable(release);
  }
  return {};
}

function usable(release: Release): Declared {
  const { navigation, sitemap, unlisted } = release;
  const parsed = declaredSchema.safeParse({ navigation, sitemap, unlisted });
  return parsed.success ? parsed.data : {};
}
