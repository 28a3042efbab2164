import type { FragmentId } from '@mcs-repairs/shared/platform/contract/fragments';
import type { PageModule } from '@mcs-repairs/shared/platform/contract/page';
import type { Right } from '@mcs-repairs/shared/domain/types/rights';
import type { Today } from '@mcs-repairs/shared/domain/types/today';

/** What is looked at all day, who asks, and what is opened now and then (behind a menu). */
export type PageGroup = 'day' | 'customers' | 'more';

/** The place of a page in the staff's bar. */
export type BarEntry = {
  label: string;
  /** The right that the page's data asks for; pages below its address ask for the same. */
  right: Right;
  group: PageGroup;
  /** Lower numbers come first in their group. */
  order: number;
  /** How much waits there. */
  count?: (today: Today) => number;
};

export type StaffPage = {
  /** As in React Router, from the site's root. */
  path: 'admin' | `admin/${string}`;
  /** Left out: the page is reached from others, or before the sign-in. */
  bar?: BarEntry;
  chunk?: string;
  load: () => Promise<PageModule<undefined>>;
  uses?: readonly FragmentId[];
};

/** Declares a page for staff: `page` of a file `*.page.ts`, wherever in this area it lies. */
export const staffPage = (declared: StaffPage): StaffPage => declared;
