import type { ReleaseEntry } from '@mcs-repairs/shared/domain/types/release';

const part = ({ views, failures }: { views: number; failures: number }, where: string) =>
  `${views} ${where}, ${failures === 0 ? 'none' : failures} failed`;

/**
 * Describes the page views of a version and how many of them failed: `24 in browsers, none failed;
 * 30 on the server, 1 failed`.
 */
export function viewsText(health: ReleaseEntry['health']): string {
  if (!health || health.browser.views + health.server.views === 0) return 'None counted yet';
  return `${part(health.browser, 'in browsers')}; ${part(health.server, 'on the server')}`;
}
