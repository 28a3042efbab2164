/** A booking, a customer or a page that a member opened by the search. */
export type Found = { to: string; title: string; detail: string };

const MOST = 5;
let recent: readonly Found[] = [];

/** What this tab opened last, the newest first. It stays in memory only, until the sign-out. */
export const recentlyFound = (): readonly Found[] => recent;

export function noteFound(found: Found): void {
  recent = [found, ...recent.filter(({ to }) => to !== found.to)].slice(0, MOST);
}

export function forgetFound(): void {
  recent = [];
}
