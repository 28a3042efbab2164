import type { PageHead, SiteConfig } from '@mcs-repairs/shared/platform/contract/page';
import { escapeJson } from '@mcs-repairs/shared/domain/rules/escapeJson';

/**
 * One element of the document head as data. The server writes it as text, and the browser creates
 * an element.
 */
export type HeadTag = {
  tag: 'meta' | 'link' | 'script';
  attributes: Record<string, string>;
  text?: string;
};

/** The id of the first element below the header of the site. Before it arrives, nothing is painted. */
export const BELOW_HEADER = 'below-header';

/** Marks the elements of the document head that belong to the page. A navigation replaces them. */
export const PAGE_TAG = 'data-page';

export function describeTitle(head: PageHead, config: SiteConfig): string {
  return head.title === config.profile.name ? head.title : `${head.title} | ${config.profile.name}`;
}

export function describeHead(head: PageHead, config: SiteConfig, path: string): HeadTag[] {
  const canonical = config.publicUrl + (head.canonicalPath ?? path);
  const title = describeTitle(head, config);
  const meta = (attributes: Record<string, string>): HeadTag => ({ tag: 'meta', attributes });
  return [
    meta({ name: 'description', content: head.description }),
    ...(head.noIndex
      ? [meta({ name: 'robots', content: 'noindex' })]
      : [{ tag: 'link', attributes: { rel: 'canonical', href: canonical } } as const]),
    meta({ property: 'og:title', content: title }),
    meta({ property: 'og:description', content: head.description }),
    meta({ property: 'og:type', content: 'website' }),
    meta({ property: 'og:url', content: canonical }),
    meta({ property: 'og:site_name', content: config.profile.name }),
    meta({ property: 'og:image', content: `${config.publicUrl}/static/preview.png` }),
    ...(head.jsonLd ?? []).map((data): HeadTag => ({
      tag: 'script',
      attributes: { type: 'application/ld+json' },
      text: escapeJson({ '@context': 'https://schema.org', ...data }),
    })),
  ];
}
