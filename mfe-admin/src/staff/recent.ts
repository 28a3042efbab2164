/** A booking, a customer or a page that the member opened from the search. */
export type Found = { to: string; title: string; detail: string };

const MOST = 5;
let recent: readonly Found[] = [];

/**
 * Returns what the member opened last in this tab, newest first. The list is kept in memory until
 * sign-out.
 */
export const recentlyFound = (): readonly Found[] => recent;

export function noteFound(found: Found): void {
  recent = [found, ...recent.filter(({ to }) => to !== found.to)].slice(0, MOST);
}

export function forgetFound(): void {
  recent = [];
}
