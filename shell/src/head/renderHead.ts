import type { PageHead, SiteConfig } from '@mcs-repairs/shared/platform/contract/page';
import { describeHead, describeTitle, PAGE_TAG } from './describeHead';

const escapeText = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
const escapeAttribute = (text: string) => escapeText(text).replaceAll('"', '&quot;');

/** Returns the elements of the page in the document head, as HTML. */
export function renderHead(head: PageHead, config: SiteConfig, path: string): string {
  const tags = describeHead(head, config, path).map(({ tag, attributes, text }) => {
    const written = Object.entries(attributes).map(
      ([name, value]) => ` ${name}="${escapeAttribute(value)}"`,
    );
    const open = `<${tag}${written.join('')} ${PAGE_TAG}="">`;
    return tag === 'script' ? `${open}${text ?? ''}</script>` : open;
  });
  return `<title>${escapeText(describeTitle(head, config))}</title>${tags.join('')}`;
}
