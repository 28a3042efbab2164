import { may } from '@mcs-repairs/shared/domain/rules/rights';
import type { Right, Role } from '@mcs-repairs/shared/domain/types/rights';
import type { BarEntry, StaffPage } from './staffPage';

declare const require: {
  /** webpack's: every module below a folder whose name matches. */
  context(
    folder: string,
    deep: boolean,
    name: RegExp,
  ): { keys(): string[]; (key: string): { page: StaffPage } };
};

const found = require.context('..', true, /\.page\.ts$/);

/** Every page for staff, found by the name of its file. */
export const STAFF_PAGES: readonly StaffPage[] = found.keys().map((key) => found(key).page);

const GROUPS = ['day', 'customers', 'more'];

export type AdminPage = BarEntry & { to: string };

/** The pages of the staff's bar, each group in its order. */
export const ADMIN_PAGES: readonly AdminPage[] = STAFF_PAGES.flatMap(({ path, bar }) =>
  bar ? [{ ...bar, to: `/${path}` }] : [],
).sort((a, b) => GROUPS.indexOf(a.group) - GROUPS.indexOf(b.group) || a.order - b.order);

/** The right that the page at an address asks for: what it shows to whom lacks it is why. */
export function rightOfPage(pathname: string): Right {
  const page = ADMIN_PAGES.filter(
    ({ to }) => pathname === to || (to !== '/admin' && pathname.startsWith(`${to}/`)),
  ).at(-1);
  return page?.right ?? 'own-account';
}

/** Where who comes to the door begins their day: the first page that they may see. */
export const firstPageOf = (role: Role): string =>
  ADMIN_PAGES.find(({ right }) => may(role, right))?.to ?? '/admin/account';
