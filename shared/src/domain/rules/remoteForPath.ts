import { withoutEndOf } from './withoutEndOf';

/**
 * What routing needs from the registry: the path prefixes of each remote. `/shop` matches only this
 * path. `/repairs/*` matches `/repairs` and all paths below it.
 */
type RoutedRemotes = Readonly<Record<string, { readonly prefixes: readonly string[] }>>;

/**
 * Returns the name of the remote that contains the page at a path. The path begins with `/` and has
 * no query; a slash at the end makes no difference. Returns undefined for an unknown path.
 */
export function remoteForPath(remotes: RoutedRemotes, path: string): string | undefined {
  const clean = withoutEndOf(path, '/') || '/';
  const serves = (prefix: string) =>
    prefix.endsWith('/*')
      ? clean === prefix.slice(0, -2) || clean.startsWith(prefix.slice(0, -1))
      : clean === prefix;
  return Object.entries(remotes).find(([, { prefixes }]) => prefixes.some(serves))?.[0];
}
