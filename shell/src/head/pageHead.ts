import type { UIMatch } from 'react-router-dom';
import type { PageHead, SiteConfig } from '@mcs-repairs/shared/platform/contract/page';
import { headFunctionOf } from '@mcs-repairs/shared/platform/bindPages';

export const NOT_FOUND_HEAD: PageHead = {
  title: 'Page not found',
  description: 'This page does not exist.',
  noIndex: true,
};

/**
 * The head for an unavailable part of the site. It allows indexing, so that search engines do not
 * remove the page (decision 020).
 */
export const UNAVAILABLE_HEAD: PageHead = {
  title: 'Temporarily unavailable',
  description: 'This part of the site is not available right now. Please try again in a moment.',
};

/** The head for a page whose own head failed. It only contains the name of the shop. */
export const namelessHead = ({ profile }: SiteConfig): PageHead => ({
  title: profile.name,
  description: profile.name,
});

type Match = Pick<UIMatch, 'params' | 'handle'> & { loaderData?: unknown };

/**
 * Returns the head of the current page. If no page matches, or if the page failed, returns the head
 * of the 404 page.
 */
export function headOf(
  match: Match | undefined,
  failed: boolean,
  url: URL,
  config: SiteConfig,
  now: Date,
): PageHead {
  const head = match && !failed ? headFunctionOf({ handle: match.handle }) : undefined;
  if (!head || !match) return NOT_FOUND_HEAD;
  return head({ data: match.loaderData as never, params: match.params, url, config, now });
}
