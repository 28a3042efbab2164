/**
 * The places in the site's frame for an area's links: the top navigation, the button beside it, a
 * button in the menu of small screens, and the lists of the footer.
 */
export const NAVIGATION_PLACES = ['main', 'action', 'menu', 'quick', 'services', 'legal'] as const;
export type NavigationPlace = (typeof NAVIGATION_PLACES)[number];

/** A link as its area declares it (package.json, `remote.navigation`). */
export type NavigationEntry = {
  label: string;
  /** One of the area's own paths. */
  path: string;
  place: string;
  /** From the left or from above; links with the same order are sorted by label. */
  order: number;
  /** Shown only where the site has a server that stores data. */
  connected?: boolean | undefined;
};

/** A link as screens show it. */
export type NavigationLink = Pick<NavigationEntry, 'label' | 'path'>;
/** The links of every place that has any, in order. */
export type SiteNavigation = { [Place in NavigationPlace]?: NavigationLink[] };
