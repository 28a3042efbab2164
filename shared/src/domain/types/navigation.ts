/**
 * Where an area can place links outside its pages: the top navigation, the button beside it, a
 * button in the menu of small screens, and the lists of the footer.
 */
export const NAVIGATION_PLACES = ['main', 'action', 'menu', 'quick', 'services', 'legal'] as const;
export type NavigationPlace = (typeof NAVIGATION_PLACES)[number];

/** A link that an area declares in its package.json (`remote.navigation`). */
export type NavigationEntry = {
  label: string;
  /** The path to which the link leads. It must be a page of the same area. */
  path: string;
  place: string;
  /**
   * The position of the link, from the left or from above. Links with the same number are sorted by
   * label.
   */
  order: number;
  /** Whether the link appears only on sites that have a server. */
  connected?: boolean | undefined;
};

/** A link as screens show it. */
export type NavigationLink = Pick<NavigationEntry, 'label' | 'path'>;
/** The links of each place, in display order. A place without links is missing. */
export type SiteNavigation = { [Place in NavigationPlace]?: NavigationLink[] };
