/**
 * Where the site's frame shows a link of an area: in the top navigation, as the button beside it, as a button of the menu on
 * small screens, and in the footer's lists.
 */
export const NAVIGATION_PLACES = ['main', 'action', 'menu', 'quick', 'services', 'legal'] as const;
export type NavigationPlace = (typeof NAVIGATION_PLACES)[number];

/** A link as its area declares it (package.json, `remote.navigation`). */
export type NavigationEntry = {
  label: string;
  /** One of the area's own paths. */
  path: string;
  place: string;
  /** From the left or from above; what has the same order is sorted by its label. */
  order: number;
  /** Only where the site has a server that keeps data. */
  connected?: boolean | undefined;
};

/** A link as it is shown. */
export type NavigationLink = Pick<NavigationEntry, 'label' | 'path'>;
/** The links of every place that has any, in their order. */
export type SiteNavigation = { [Place in NavigationPlace]?: NavigationLink[] };
