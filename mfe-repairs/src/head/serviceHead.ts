import type { PageHead, SiteConfig } from '@mcs-repairs/shared/platform/contract/page';
import { breadcrumbLd, serviceLd, type Crumb } from './jsonLd';

type Described = {
  title: string;
  description: string;
  path: string;
  crumbs: readonly Crumb[];
  /** The repairs or services that the page offers. */
  offers?: readonly string[];
};

/** The head of a page about one service or a list of services. */
export function serviceHead(
  config: SiteConfig,
  { title, description, path, crumbs, offers }: Described,
): PageHead {
  return {
    title,
    description,
    jsonLd: [
      serviceLd(config, { name: title, description, path, offers }),
      breadcrumbLd(config, crumbs, path),
    ],
  };
}
