import type { PageHead } from '@mcs-repairs/shared/platform/contract/page';

/** The head of a staff page; search engines must not index it. */
export function staffHead(title: string): () => PageHead {
  return () => ({ title, description: 'For the staff of the shop.', noIndex: true });
}
