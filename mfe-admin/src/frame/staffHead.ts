import type { PageHead } from '@mcs-repairs/shared/platform/contract/page';

/** Staff pages are nobody else's: kept out of search engines. */
export function staffHead(title: string): () => PageHead {
  return () => ({ title, description: 'For the staff of the shop.', noIndex: true });
}
