import { NAVIGATION_PLACES, type NavigationEntry, type SiteNavigation } from '../types/navigation';

/**
 * The links that each remote in the registry declares. Remotes of earlier releases declare none.
 */
type LinkingRemotes = Readonly<
  Record<string, { readonly navigation?: readonly NavigationEntry[] | undefined }>
>;

/**
 * Returns the links of the navigation and the footer, as all remotes in a registry declare them.
 * Leaves out links for an unknown place. The links of a place are sorted by `order`, then by label
 * and path. `isConnected` is true if the site has a server that stores data.
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
