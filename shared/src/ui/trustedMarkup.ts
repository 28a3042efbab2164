/**
 * The shell's only policy for Trusted Types (a browser feature against injected code). It decides
 * which scripts and HTML the page accepts.
 */
export type SitePolicy = {
  /**
   * Accepts the HTML of drawings.
   * @throws if it contains anything other than the shapes of a drawing.
   */
  createHTML(markup: string): TrustedHTML;
  /**
   * Accepts JSON, because structured data for search engines is JSON in a script element.
   * @throws if the text is not JSON.
   */
  createScript(text: string): string;
  /**
   * Accepts the address of a script.
   * @throws unless the script belongs to the shell, has a hash in the registry, or shows push
   * messages to staff.
   */
  createScriptURL(url: string): string;
};

declare global {
  /**
   * The policy, which drawings and every webpack runtime use. Undefined on the server, and in
   * browsers without Trusted Types.
   */
  var __sitePolicy: SitePolicy | undefined;
}

/** Converts HTML of the site to the type that browsers with Trusted Types require. */
export const trustedMarkup = (markup: string): string | TrustedHTML =>
  globalThis.__sitePolicy?.createHTML(markup) ?? markup;

/**
 * Converts the address of a script to the type that browsers with Trusted Types require. The policy
 * rejects unknown addresses.
 */
export const trustedScriptUrl = (url: string): string =>
  globalThis.__sitePolicy?.createScriptURL(url) ?? url;
