import { isWithin } from './prefixes';
import { declaredSchema, type Declared } from './registrySchema';
import { readLog } from './releaseLog';
import type { Release } from './releaseSchema';
import { folderOf, readRelease } from './releaseStore';

/**
 * Returns what a version declares for navigation and sitemap, without invalid entries. A version
 * without declarations gets the last ones of its area in the log, limited to its own paths.
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
 * Returns the last declarations of an area. Only versions in the log are used, because they were
 * verified or came with the server's own build.
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
