/**
 * The only Trusted Types policy of the shell. It decides which scripts and markup the page accepts.
 */
export type SitePolicy = {
  /**
   * Accepts the markup of drawings.
   * @throws If the markup contains anything else than the shapes of a drawing.
   */
  createHTML(markup: string): TrustedHTML;
  /**
   * Accepts JSON. Structured data for search engines is JSON in a script element.
   * @throws If the text is not JSON.
   */
  createScript(text: string): string;
  /**
   * Accepts the address of a script.
   * @throws Unless the address belongs to the shell, has a hash in the registry, or is the script
   * for push messages to staff.
   */
  createScriptURL(url: string): string;
};

declare global {
  /**
   * The policy, for drawings and for every webpack runtime. Undefined on the server, and in
   * browsers without Trusted Types.
   */
  var __sitePolicy: SitePolicy | undefined;
}

/** Converts the site's own markup to the type that Trusted Types require. */
export const trustedMarkup = (markup: string): string | TrustedHTML =>
  globalThis.__sitePolicy?.createHTML(markup) ?? markup;

/**
 * Converts the address of a script to the type that Trusted Types require. The policy rejects
 * unknown addresses.
 */
export const trustedScriptUrl = (url: string): string =>
  globalThis.__sitePolicy?.createScriptURL(url) ?? url;
