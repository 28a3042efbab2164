/** The shell's only Trusted Types policy. It decides which code and markup may enter the page. */
export type SitePolicy = {
  /** Throws if the markup contains more than the shapes of a drawing. */
  createHTML(markup: string): TrustedHTML;
  /**
   * Throws if the text is not JSON. It checks structured data for search engines, because that is
   * in a script element.
   */
  createScript(text: string): string;
  /**
   * Throws unless the address belongs to the shell, has a hash in the registry, or is the script
   * for staff's push messages.
   */
  createScriptURL(url: string): string;
};

declare global {
  /**
   * Drawings and every webpack runtime use it. Undefined on the server and in browsers without
   * Trusted Types.
   */
  var __sitePolicy: SitePolicy | undefined;
}

/**
 * Converts the site's own markup to the type that the content policy requires with Trusted Types.
 */
export const trustedMarkup = (markup: string): string | TrustedHTML =>
  globalThis.__sitePolicy?.createHTML(markup) ?? markup;

/**
 * Converts the address of a script to the type that Trusted Types require. The policy rejects
 * unknown addresses.
 */
export const trustedScriptUrl = (url: string): string =>
  globalThis.__sitePolicy?.createScriptURL(url) ?? url;
