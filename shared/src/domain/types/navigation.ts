/**
 * Where an area can place links outside its own pages: in the navigation at the top, on the button
 * beside it, on a button in the menu of small screens, and in the lists of the footer.
 */
export const NAVIGATION_PLACES = ['main', 'action', 'menu', 'quick', 'services', 'legal'] as const;
export type NavigationPlace = (typeof NAVIGATION_PLACES)[number];

/** A link that an area declares in its package.json (`remote.navigation`). */
export type NavigationEntry = {
  label: string;
  /** The path to which the link leads. It must be a page of the area that declares the link. */
  path: string;
  place: string;
  /**
   * The position of the link, counted from the left or from the top. Links with the same number are
   * sorted by label.
   */
  order: number;
  /** True if the link appears only on sites with a server. */
  connected?: boolean | undefined;
};

/** A link in the form that screens need. */
export type NavigationLink = Pick<NavigationEntry, 'label' | 'path'>;
/**
 * For each place in navigation and footer, its links in order. A place without links is missing.
 */
export type SiteNavigation = { [Place in NavigationPlace]?: NavigationLink[] };
