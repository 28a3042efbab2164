import type { PageHeadArgs, SiteConfig } from 'shared/platform/contract/page';
import { weekdayName } from 'shared/domain/rules/shopClock';

type JsonLd = Record<string, unknown>;

/** The shop as search engines read it, with its opening hours. */
export function electronicsStore({ profile, publicUrl }: SiteConfig): JsonLd {
  return {
    '@type': 'ElectronicsStore',
    '@id': `${publicUrl}/#shop`,
    name: profile.name,
    url: `${publicUrl}/`,
    telephone: profile.phone,
    email: profile.email,
    address: profile.address,
    hasMap: profile.mapUrl,
    openingHoursSpecification: profile.hours
      .filter(({ opens, closes }) => opens && closes)
      .map(({ weekday, opens, closes }) => ({
        '@type': 'OpeningHoursSpecification',
        dayOfWeek: `https://schema.org/${weekdayName(weekday)}`,
        opens,
        closes,
      })),
  };
}

/** The way from the home page to an inner page. */
export function breadcrumbList(
  { config, url }: Pick<PageHeadArgs<unknown>, 'config' | 'url'>,
  name: string,
): JsonLd {
  const item = (position: number, label: string, path: string) => ({
    '@type': 'ListItem',
    position,
    name: label,
    item: config.publicUrl + path,
  });
  return {
    '@type': 'BreadcrumbList',
    itemListElement: [item(1, 'Home', '/'), item(2, name, url.pathname)],
  };
}
