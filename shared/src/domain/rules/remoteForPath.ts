import { withoutEndOf } from './withoutEndOf';

/**
 * What is needed of the registry to find the remote of a path: the prefixes of each remote. `/shop`
 * matches only this path. `/repairs/*` matches `/repairs` and all paths below it.
 */
type RoutedRemotes = Readonly<Record<string, { readonly prefixes: readonly string[] }>>;

/**
 * Returns the name of the remote that serves a path. The path begins with `/` and has no query. A
 * slash at its end does not matter. Undefined if no remote serves the path.
 */
export function remoteForPath(remotes: RoutedRemotes, path: string): string | undefined {
  const clean = withoutEndOf(path, '/') || '/';
  const serves = (prefix: string) =>
    prefix.endsWith('/*')
      ? clean === prefix.slice(0, -2) || clean.startsWith(prefix.slice(0, -1))
      : clean === prefix;
  return Object.entries(remotes).find(([, { prefixes }]) => prefixes.some(serves))?.[0];
}
