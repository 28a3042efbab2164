import { may } from '@mcs-repairs/shared/domain/rules/rights';
import type { Right, Role } from '@mcs-repairs/shared/domain/types/rights';
import type { BarEntry, StaffPage } from './staffPage';

declare const require: {
  /** Provided by webpack: all modules below a folder whose names match. */
  context(
    folder: string,
    deep: boolean,
    name: RegExp,
  ): { keys(): string[]; (key: string): { page: StaffPage } };
};

const found = require.context('..', true, /\.page\.ts$/);

/** All staff pages, found by their file names. */
export const STAFF_PAGES: readonly StaffPage[] = found.keys().map((key) => found(key).page);

const GROUPS = ['day', 'customers', 'more'];

export type AdminPage = BarEntry & { to: string };

/** The pages in the navigation, sorted within their groups. */
export const ADMIN_PAGES: readonly AdminPage[] = STAFF_PAGES.flatMap(({ path, bar }) =>
  bar ? [{ ...bar, to: `/${path}` }] : [],
).sort((a, b) => GROUPS.indexOf(a.group) - GROUPS.indexOf(b.group) || a.order - b.order);

/** The right that a page requires. Members without it see a page that says so. */
export function rightOfPage(pathname: string): Right {
  const page = ADMIN_PAGES.filter(
    ({ to }) => pathname === to || (to !== '/admin' && pathname.startsWith(`${to}/`)),
  ).at(-1);
  return page?.right ?? 'own-account';
}

/** The start page after sign-in: the first page that the role may see. */
export const firstPageOf = (role: Role): string =>
  ADMIN_PAGES.find(({ right }) => may(role, right))?.to ?? '/admin/account';
