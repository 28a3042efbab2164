/** The shell's one Trusted Types policy: it decides which code and markup may enter the page. */
export type SitePolicy = {
  /** Throws when the markup contains more than the shapes of a drawing. */
  createHTML(markup: string): TrustedHTML;
  /**
   * Throws when the text is not JSON. Data for search engines needs this, because it stands in a
   * script element.
   */
  createScript(text: string): string;
  /**
   * Throws unless the address is the shell's, pinned in the registry, or the staff's push worker.
   */
  createScriptURL(url: string): string;
};

declare global {
  /**
   * Used by drawings and by every webpack runtime; undefined on the server and in browsers without
   * Trusted Types.
   */
  var __sitePolicy: SitePolicy | undefined;
}

/** Converts our own markup to the type that the content policy requires with Trusted Types. */
export const trustedMarkup = (markup: string): string | TrustedHTML =>
  globalThis.__sitePolicy?.createHTML(markup) ?? markup;

/**
 * Converts the address of a script to the type that Trusted Types require; the policy refuses
 * unknown addresses.
 */
export const trustedScriptUrl = (url: string): string =>
  globalThis.__sitePolicy?.createScriptURL(url) ?? url;
