import { may } from '@mcs-repairs/shared/domain/rules/rights';
import type { Right, Role } from '@mcs-repairs/shared/domain/types/rights';
import { SECTIONS, type SectionId } from './sections';
import type { BarEntry, StaffPage } from './staffPage';

declare const require: {
  /** A function of webpack. It returns all modules below a folder whose names match. */
  context(
    folder: string,
    deep: boolean,
    name: RegExp,
  ): { keys(): string[]; (key: string): { page: StaffPage } };
};

const found = require.context('..', true, /\.page\.ts$/);

/** Finds all staff pages by their file names, `*.page.ts`. */
export const STAFF_PAGES: readonly StaffPage[] = found.keys().map((key) => found(key).page);

export type AdminPage = BarEntry & { to: string; right: Right };

const placeOf = ({ section }: BarEntry): number =>
  SECTIONS.findIndex(({ id }) => id === section) +
  (section === 'account' ? SECTIONS.length + 1 : 0);

/** The pages in the navigation, sorted by section. */
export const ADMIN_PAGES: readonly AdminPage[] = STAFF_PAGES.flatMap(
  ({ path, bar, right = 'own-account' }) => (bar ? [{ ...bar, right, to: `/${path}` }] : []),
).sort((a, b) => placeOf(a) - placeOf(b) || a.order - b.order);

/**
 * Whether an address is the page itself or an address below it. `/admin` only matches itself,
 * because every staff address is below it.
 */
const isWithin = (pathname: string, page: string): boolean =>
  pathname === page || (page !== '/admin' && pathname.startsWith(`${page}/`));

/**
 * Returns the right that a page requires. A member without this right sees an explanation instead
 * of the page.
 */
export function rightOfPage(pathname: string): Right {
  const [page] = STAFF_PAGES.filter(
    ({ path, right }) => right && isWithin(pathname, `/${path}`),
  ).sort((a, b) => b.path.length - a.path.length);
  return page?.right ?? 'own-account';
}

export const sectionOfPage = (pathname: string): SectionId | undefined =>
  ADMIN_PAGES.find(({ to }) => isWithin(pathname, to))?.section;

/** Returns the pages of a section that the role may open. */
export const pagesIn = (section: SectionId, role: Role): readonly AdminPage[] =>
  ADMIN_PAGES.filter((page) => page.section === section && may(role, page.right));

/**
 * Returns the sections in which the role may open a page. Each section links to the first of these
 * pages.
 */
export const sectionsFor = (role: Role) =>
  SECTIONS.flatMap(({ id, label }) => {
    const pages = pagesIn(id, role);
    return pages[0] ? [{ id, label, pages, to: pages[0].to }] : [];
  });

export type Section = ReturnType<typeof sectionsFor>[number];

const WORKPLACES: Partial<Record<Role, string>> = { technician: '/admin/board' };

/**
 * Returns the page that a role sees after sign-in. This is the page where the role works, or else
 * the first page that the role may open.
 */
export const workplaceOf = (role: Role): string => WORKPLACES[role] ?? firstPageOf(role);

/** Returns the page that a member sees instead of Today, if their role may not open Today. */
export const firstPageOf = (role: Role): string => sectionsFor(role)[0]?.to ?? '/admin/account';
