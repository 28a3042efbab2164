import type { FragmentId } from '@mcs-repairs/shared/platform/contract/fragments';
import type { PageModule } from '@mcs-repairs/shared/platform/contract/page';
import type { Right } from '@mcs-repairs/shared/domain/types/rights';
import type { Today } from '@mcs-repairs/shared/domain/types/today';
import type { SectionId } from './sections';

/** The place of a page in the navigation. */
export type BarEntry = {
  label: string;
  section: SectionId;
  /** Lower numbers come first in their section. */
  order: number;
  /** The number of open items on the page. */
  count?: (today: Today) => number;
};

export type StaffPage = {
  /** A path as in React Router, from the site's root. */
  path: 'admin' | `admin/${string}`;
  /**
   * The right that the page's data requires. Pages below its address require the same. Without it,
   * every member may open the page.
   */
  right?: Right;
  /** Missing for pages that other pages link to, and for pages before the sign-in. */
  bar?: BarEntry;
  chunk?: string;
  load: () => Promise<PageModule<undefined>>;
  uses?: readonly FragmentId[];
};

/** Declares a staff page: export it as `page` from a file `*.page.ts` anywhere in this area. */
export const staffPage = (declared: StaffPage): StaffPage => declared;
