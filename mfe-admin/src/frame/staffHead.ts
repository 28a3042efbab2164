import type { PageHead } from '@mcs-repairs/shared/platform/contract/page';

/** The head of a staff page; search engines must not index it. */
export function staffHead(title: string): () => PageHead {
  return () => ({ title, description: 'Staff pages of the shop.', noIndex: true });
}
