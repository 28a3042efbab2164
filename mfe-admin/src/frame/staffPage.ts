import type { FragmentId } from '@mcs-repairs/shared/platform/contract/fragments';
import type { PageModule } from '@mcs-repairs/shared/platform/contract/page';
import type { Right } from '@mcs-repairs/shared/domain/types/rights';
import type { Today } from '@mcs-repairs/shared/domain/types/today';
import type { SectionId } from './sections';

/** The entry of a page in the navigation. */
export type BarEntry = {
  label: string;
  section: SectionId;
  /** Within a section, pages with lower numbers come first. */
  order: number;
  /** Returns the number of open items on the page. */
  count?: (today: Today) => number;
};

export type StaffPage = {
  /** The path of the page for React Router, relative to the root of the site. */
  path: 'admin' | `admin/${string}`;
  /**
   * The right that the page requires. The server requires the same right for the data of the page.
   * The right also applies to addresses below the page. If the right is undefined, every member may
   * open the page.
   */
  right?: Right;
  /** Undefined for pages without an entry in the navigation, such as pages before sign-in. */
  bar?: BarEntry;
  chunk?: string;
  load: () => Promise<PageModule<undefined>>;
  uses?: readonly FragmentId[];
};

/** Declares a staff page. A file `*.page.ts` anywhere in this area exports the result as `page`. */
export const staffPage = (declared: StaffPage): StaffPage => declared;
