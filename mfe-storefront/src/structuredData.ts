import type { PageHeadArgs, SiteConfig } from '@mcs-repairs/shared/platform/contract/page';
import type { ShopUnitPage } from '@mcs-repairs/shared/domain/types/goods';
import { daysFrom } from '@mcs-repairs/shared/domain/rules/freeSlots';
import { unitPhotoAddress } from '@mcs-repairs/shared/domain/rules/unitPhotos';
import { clockText, doorOn } from '@mcs-repairs/shared/domain/rules/openingState';
import { weekdayName } from '@mcs-repairs/shared/domain/rules/shopClock';

type JsonLd = Record<string, unknown>;

/** Describes the shop and its opening hours as structured data for search engines. */
export function electronicsStore({ profile, publicUrl, schedule }: SiteConfig): JsonLd {
  const { furtherPhones = [], furtherAddresses = [], socialLinks = [] } = profile;
  return {
    '@type': 'ElectronicsStore',
    '@id': `${publicUrl}/#shop`,
    name: profile.name,
    url: `${publicUrl}/`,
    telephone: oneOrAll([profile.phone, ...furtherPhones.map(({ phone }) => phone)]),
    email: profile.email,
    address: oneOrAll([profile.address, ...furtherAddresses.map(({ address }) => address)]),
    hasMap: oneOrAll([profile.mapUrl, ...furtherAddresses.map(({ mapUrl }) => mapUrl)]),
    ...(socialLinks.length > 0 && { sameAs: socialLinks }),
    openingHoursSpecification: profile.hours
      .filter(({ opens, closes }) => opens && closes)
      .map(({ weekday, opens, closes }) => ({
        '@type': 'OpeningHoursSpecification',
        dayOfWeek: `https://schema.org/${weekdayName(weekday)}`,
        opens,
        closes,
      })),
    ...(schedule && { specialOpeningHoursSpecification: specialHours(profile.hours, schedule) }),
  };
}

const oneOrAll = (texts: readonly string[]) => (texts.length > 1 ? texts : texts[0]);

/**
 * Returns the hours of special days. In structured data, a closed day opens and closes at midnight.
 */
function specialHours(
  hours: SiteConfig['profile']['hours'],
  { closures }: NonNullable<SiteConfig['schedule']>,
): JsonLd[] {
  return closures.flatMap(({ from, to, part }): JsonLd[] =>
    part === 'day'
      ? [special(from, to, null)]
      : daysFrom(from, to).map((day) => special(day, day, doorOn(hours, closures, day))),
  );
}

const special = (from: string, to: string, door: ReturnType<typeof doorOn>): JsonLd => ({
  '@type': 'OpeningHoursSpecification',
  validFrom: from,
  validThrough: to,
  opens: clockText(door?.opens ?? 0),
  closes: clockText(door?.closes ?? 0),
});

/**
 * Returns structured data with the path from the home page to this page. The path may contain a
 * page in between.
 */
export function breadcrumbList(
  { config, url }: Pick<PageHeadArgs<unknown>, 'config' | 'url'>,
  name: string,
  below?: { label: string; path: string },
): JsonLd {
  const item = (position: number, label: string, path: string) => ({
    '@type': 'ListItem',
    position,
    name: label,
    item: config.publicUrl + path,
  });
  return {
    '@type': 'BreadcrumbList',
    itemListElement: [
      item(1, 'Home', '/'),
      ...(below ? [item(2, below.label, below.path)] : []),
      item(below ? 3 : 2, name, url.pathname),
    ],
  };
}

/**
 * Describes a unit for sale as structured data. The data has no price, because customers get prices
 * on request.
 */
export function unitProduct(
  { publicUrl }: Pick<SiteConfig, 'publicUrl'>,
  { slug, name, words, grade, colour, storage, chip, battery, photos = [] }: ShopUnitPage,
): JsonLd {
  const property = (label: string, value: string) => ({
    '@type': 'PropertyValue',
    name: label,
    value,
  });
  return {
    '@type': 'Product',
    name,
    sku: slug,
    url: `${publicUrl}/shop/${slug}`,
    itemCondition: `https://schema.org/${grade === 'new' ? 'NewCondition' : 'UsedCondition'}`,
    ...(photos.length > 0 && {
      image: photos.map(({ id }) => publicUrl + unitPhotoAddress(id, 1280)),
    }),
    ...(words && { description: words }),
    ...(colour && { color: colour }),
    additionalProperty: [
      ...(storage ? [property('Storage', storage)] : []),
      ...(chip ? [property('Chip', chip)] : []),
      ...(battery === null ? [] : [property('Battery', `${battery}%`)]),
    ],
  };
}
