import type { PageHead } from '@mcs-repairs/shared/platform/contract/page';

/** Returns the head of a staff page. It tells search engines not to index the page. */
export function staffHead(title: string): () => PageHead {
  return () => ({ title, description: 'Staff pages of the shop.', noIndex: true });
}
