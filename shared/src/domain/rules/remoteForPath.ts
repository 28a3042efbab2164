import { withoutEndOf } from './withoutEndOf';

/** The part of the registry that routes: path prefixes by remote. `/shop` is that path only, `/repairs/*` also what is below it. */
type RoutedRemotes = Readonly<Record<string, { readonly prefixes: readonly string[] }>>;

/**
 * Name of the remote that serves a path (from `/`, without search), or undefined: then no remote is loaded and the path is
 * unknown. A slash at the end makes no difference. Source: design, "What a remote is".
 */
export function remoteForPath(remotes: RoutedRemotes, path: string): string | undefined {
  const clean = withoutEndOf(path, '/') || '/';
  const serves = (prefix: string) =>
    prefix.endsWith('/*')
      ? clean === prefix.slice(0, -2) || clean.startsWith(prefix.slice(0, -1))
      : clean === prefix;
  return Object.entries(remotes).find(([, { prefixes }]) => prefixes.some(serves))?.[0];
}
