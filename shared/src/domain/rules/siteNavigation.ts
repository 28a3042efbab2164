import { NAVIGATION_PLACES, type NavigationEntry, type SiteNavigation } from '../types/navigation';

/**
 * The part of the registry about links: what each remote declares. Older versions declare nothing.
 */
type LinkingRemotes = Readonly<
  Record<string, { readonly navigation?: readonly NavigationEntry[] | undefined }>
>;

/**
 * Returns the links around every page, from the declarations of a registry's remotes.
 * `isConnected`: the site has a server that stores data. Declarations for an unknown place are left
 * out. Links are sorted by `order`, label and path.
 */
export function siteNavigation(remotes: LinkingRemotes, isConnected: boolean): SiteNavigation {
  const entries = Object.values(remotes)
    .flatMap(({ navigation = [] }) => navigation)
    .filter(({ connected = false }) => isConnected || !connected)
    .sort((one, other) => one.order - other.order || byText(one, other));
  const places = NAVIGATION_PLACES.flatMap((place) => {
    const links = entries
      .filter((entry) => entry.place === place)
      .map(({ label, path }) => ({ label, path }));
    return links.length > 0 ? [[place, links] as const] : [];
  });
  return Object.fromEntries(places);
}

function byText(one: NavigationEntry, other: NavigationEntry): number {
  const [first, second] = [one, other].map(({ label, path }) => `${label}\n${path}`);
  return (first ?? '') < (second ?? '') ? -1 : 1;
}
