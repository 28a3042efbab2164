import type { PageHead, SiteConfig } from '@mcs-repairs/shared/platform/contract/page';
import { describeHead, describeTitle, PAGE_TAG } from './describeHead';

/** Replaces the elements of the page in the document head, after a navigation in the browser. */
export function applyHead(head: PageHead, config: SiteConfig, path: string): void {
  document.title = describeTitle(head, config);
  for (const old of document.head.querySelectorAll(`[${PAGE_TAG}]`)) old.remove();
  for (const { tag, attributes, text } of describeHead(head, config, path)) {
    const element = document.createElement(tag);
    for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
    element.setAttribute(PAGE_TAG, '');
    if (text) element.textContent = globalThis.__sitePolicy?.createScript(text) ?? text;
    document.head.append(element);
  }
}
