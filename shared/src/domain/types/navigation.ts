/**
 * The places for an area's links in the frame of the site: the top navigation, the button beside
 * it, a button in the menu of small screens, and the lists of the footer.
 */
export const NAVIGATION_PLACES = ['main', 'action', 'menu', 'quick', 'services', 'legal'] as const;
export type NavigationPlace = (typeof NAVIGATION_PLACES)[number];

/** A link as its area declares it (package.json, `remote.navigation`). */
export type NavigationEntry = {
  label: string;
  /** The page of the link, one of the area's own paths. */
  path: string;
  place: string;
  /** The position from the left or from above. Links with the same order are sorted by label. */
  order: number;
  /** True if the link appears only on a site with a server that stores data. */
  connected?: boolean | undefined;
};

/** A link as screens show it. */
export type NavigationLink = Pick<NavigationEntry, 'label' | 'path'>;
/** The links of every place that has any, in order. */
export type SiteNavigation = { [Place in NavigationPlace]?: NavigationLink[] };
