import type { UIMatch } from 'react-router-dom';
import type { PageHead, SiteConfig } from 'shared/contract/page';
import { loadedPage } from '../routing/bindRoutes';

export const NOT_FOUND_HEAD: PageHead = {
  title: 'Page not found',
  description: 'This page does not exist.',
  noIndex: true,
};

type Match = Pick<UIMatch, 'params' | 'handle'> & { loaderData?: unknown };

/** The head of the page that is shown; of the 404 screen when no page matches or it failed. */
export function headOf(
  match: Match | undefined,
  failed: boolean,
  url: URL,
  config: SiteConfig,
  now: Date,
): PageHead {
  const page = match && !failed ? loadedPage({ handle: match.handle }) : undefined;
  if (!page || !match) return NOT_FOUND_HEAD;
  return page.head({ data: match.loaderData as never, params: match.params, url, config, now });
}
