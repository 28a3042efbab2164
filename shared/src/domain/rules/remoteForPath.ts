import { withoutEndOf } from './withoutEndOf';

/**
 * The part of the registry for routing: path prefixes by remote. `/shop` matches that path only;
 * `/repairs/*` also matches the paths below it.
 */
type RoutedRemotes = Readonly<Record<string, { readonly prefixes: readonly string[] }>>;

/**
 * Returns the name of the remote that serves a path (from `/`, without query). Undefined for an
 * unknown path. A trailing slash makes no difference.
 */
export function remoteForPath(remotes: RoutedRemotes, path: string): string | undefined {
  const clean = withoutEndOf(path, '/') || '/';
  const serves = (prefix: string) =>
    prefix.endsWith('/*')
      ? clean === prefix.slice(0, -2) || clean.startsWith(prefix.slice(0, -1))
      : clean === prefix;
  return Object.entries(remotes).find(([, { prefixes }]) => prefixes.some(serves))?.[0];
}
