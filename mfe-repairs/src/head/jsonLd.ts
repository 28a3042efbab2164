import { withoutMarks } from '@mcs-repairs/shared/domain/types/marks';
import type { SiteConfig } from '@mcs-repairs/shared/platform/contract/page';

type Json = Record<string, unknown>;

/** Describes a repair as structured data. It has no price, because the pages show none. */
export function serviceLd(
  config: SiteConfig,
  service: {
    name: string;
    description: string;
    path: string;
    offers?: readonly string[];
    image?: string;
  },
): Json {
  const { profile, publicUrl } = config;
  return {
    '@type': 'Service',
    name: service.name,
    serviceType: 'Device repair',
    description: service.description,
    url: publicUrl + service.path,
    ...(service.image && { image: publicUrl + service.image }),
    areaServed: 'Kathmandu',
    provider: {
      '@type': 'LocalBusiness',
      name: profile.name,
      telephone: profile.phone,
      address: profile.address,
      url: publicUrl,
    },
    ...(service.offers && {
      hasOfferCatalog: {
        '@type': 'OfferCatalog',
        name: service.name,
        itemListElement: service.offers.map((name) => ({
          '@type': 'Offer',
          itemOffered: { '@type': 'Service', name },
        })),
      },
    }),
  };
}

export function faqLd(questions: readonly { question: string; answer: string }[]): Json {
  return {
    '@type': 'FAQPage',
    mainEntity: questions.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: withoutMarks(answer) },
    })),
  };
}

export type Crumb = { label: string; to?: string };

/** Describes the breadcrumbs of the page as structured data. `path` is the address of the page. */
export function breadcrumbLd(config: SiteConfig, crumbs: readonly Crumb[], path: string): Json {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ label, to }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      item: config.publicUrl + (to ?? path),
    })),
  };
}
