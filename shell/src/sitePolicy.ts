import { PUSH_WORKER_PATH } from '@mcs-repairs/shared/domain/rules/pushWorkerPath';
import type { SitePolicy } from '@mcs-repairs/shared/ui/trustedMarkup';

type TrustedTypes = {
  createPolicy(
    name: string,
    rules: Record<'createHTML' | 'createScript' | 'createScriptURL', (text: string) => string>,
  ): SitePolicy;
};

const OTHER_ELEMENT =
  /<(?!\/?(?:circle|clipPath|defs|ellipse|g|line|linearGradient|mask|path|polygon|polyline|radialGradient|rect|stop|text|tspan)[\s>/])/;
const ACTIVE_ATTRIBUTE = /[\s"'/](?:on\w+|style|(?:xlink:)?href)\s*=/i;

/**
 * Returns the markup if it only contains shapes of drawings, without links, event handlers and
 * styles.
 * @throws for any other markup.
 */
export function checkMarkup(markup: string): string {
  if (OTHER_ELEMENT.test(markup) || ACTIVE_ATTRIBUTE.test(markup)) {
    throw new TypeError('Only the shapes of drawings may be written as markup');
  }
  return markup;
}

/**
 * Returns the text if it is JSON for search engines. Such a text is harmless even if it runs as a
 * script.
 * @throws for any other text.
 */
export function checkData(text: string): string {
  JSON.parse(text);
  return text;
}

/**
 * Returns the address if it is a file of the shell, the script for push messages, or a file with a
 * hash in the registry.
 * @throws for any other address.
 */
export function checkScriptUrl(url: string): string {
  const { origin, pathname, href } = new URL(url, location.href);
  const isShells = origin === location.origin && pathname.startsWith('/shell/');
  const isPushWorker = origin === location.origin && pathname === PUSH_WORKER_PATH;
  if (isShells || isPushWorker || Object.hasOwn(globalThis.__remoteIntegrity ?? {}, href))
    return url;
  throw new TypeError(`The registry names no script ${href}`);
}

const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };

globalThis.__sitePolicy = trustedTypes?.createPolicy('site', {
  createHTML: checkMarkup,
  createScript: checkData,
  createScriptURL: checkScriptUrl,
});
