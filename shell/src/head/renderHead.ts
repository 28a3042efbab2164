import type { PageHead, SiteConfig } from '@mcs-repairs/shared/platform/contract/page';
import { BELOW_HEADER, describeHead, describeTitle, PAGE_TAG } from './describeHead';

const escapeText = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
const escapeAttribute = (text: string) => escapeText(text).replaceAll('"', '&quot;');

/**
 * Returns the elements of the page in the document head, as HTML. The browser paints nothing until
 * the whole header has arrived: the end of the header decides where its links are.
 */
export function renderHead(head: PageHead, config: SiteConfig, path: string): string {
  const tags = describeHead(head, config, path).map(({ tag, attributes, text }) => {
    const written = Object.entries(attributes).map(
      ([name, value]) => ` ${name}="${escapeAttribute(value)}"`,
    );
    const open = `<${tag}${written.join('')} ${PAGE_TAG}="">`;
    return tag === 'script' ? `${open}${text ?? ''}</script>` : open;
  });
  const wait = `<link rel="expect" href="#${BELOW_HEADER}" blocking="render">`;
  return `${wait}<title>${escapeText(describeTitle(head, config))}</title>${tags.join('')}`;
}
