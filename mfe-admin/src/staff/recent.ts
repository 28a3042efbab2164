/** An item that the member opened from the search: a booking, a customer or a page. */
export type Found = { to: string; title: string; detail: string };

const MOST = 5;
let recent: readonly Found[] = [];

/**
 * Returns the items that the member opened last in this tab, newest first. The tab stores the list
 * until sign-out.
 */
export const recentlyFound = (): readonly Found[] => recent;

export function noteFound(found: Found): void {
  recent = [found, ...recent.filter(({ to }) => to !== found.to)].slice(0, MOST);
}

export function forgetFound(): void {
  recent = [];
}
