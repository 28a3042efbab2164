import type { PageHead, SiteConfig } from '@mcs-repairs/shared/platform/contract/page';
import { withPlace } from '../copy/withPlace';
import { breadcrumbLd, serviceLd, type Crumb } from './jsonLd';

type Described = {
  title: string;
  /** May contain the placeholders of `withPlace`, such as `{place}`. */
  description: string;
  path: string;
  crumbs: readonly Crumb[];
  /** The repairs or services that the page offers. */
  offers?: readonly string[];
};

/** Returns the head of a page about one service or about a list of services. */
export function serviceHead(
  config: SiteConfig,
  { title, description: text, path, crumbs, offers }: Described,
): PageHead {
  const description = withPlace(text, config.profile);
  return {
    title,
    description,
    jsonLd: [
      serviceLd(config, { name: title, description, path, offers }),
      breadcrumbLd(config, crumbs, path),
    ],
  };
}
