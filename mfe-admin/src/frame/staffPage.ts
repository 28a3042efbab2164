import type { FragmentId } from '@mcs-repairs/shared/platform/contract/fragments';
import type { PageModule } from '@mcs-repairs/shared/platform/contract/page';
import type { Right } from '@mcs-repairs/shared/domain/types/rights';
import type { Today } from '@mcs-repairs/shared/domain/types/today';
import type { SectionId } from './sections';

/** The place of a page in the navigation. */
export type BarEntry = {
  label: string;
  section: SectionId;
  /** Pages with lower numbers come first in their section. */
  order: number;
  /** Returns the number of open items on the page. */
  count?: (today: Today) => number;
};

export type StaffPage = {
  /** A path for React Router, from the root of the site. */
  path: 'admin' | `admin/${string}`;
  /**
   * The right that the data of the page requires. Pages below its address require it, too. If it is
   * missing, every member may open the page.
   */
  right?: Right;
  /** Missing for pages without a place in the navigation, such as pages before the sign-in. */
  bar?: BarEntry;
  chunk?: string;
  load: () => Promise<PageModule<undefined>>;
  uses?: readonly FragmentId[];
};

/** Declares a staff page: export it as `page` from a file `*.page.ts` anywhere in this area. */
export const staffPage = (declared: StaffPage): StaffPage => declared;
