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
 * Returns markup that contains only shapes of drawings, without links, handlers and styles. Throws
 * for any other markup.
 */
export function checkMarkup(markup: string): string {
  if (OTHER_ELEMENT.test(markup) || ACTIVE_ATTRIBUTE.test(markup)) {
    throw new TypeError('Only the shapes of drawings may be written as markup');
  }
  return markup;
}

/**
 * Returns JSON for search engines, which is harmless even if it runs as a script. Throws for any
 * other text.
 */
export function checkData(text: string): string {
  JSON.parse(text);
  return text;
}

/**
 * Returns addresses of the shell's own files, of the push message script, and of files with a hash
 * in the registry. Throws for any other address.
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
