/** The shell's one Trusted Types policy: it gives the browser's leave to what code and markup may enter the page. */
export type SitePolicy = {
  /** Throws when the markup is more than the shapes of a drawing. */
  createHTML(markup: string): TrustedHTML;
  /** Throws when the text is not JSON: what search engines read stands in an element for scripts. */
  createScript(text: string): string;
  /** Throws when the address is neither the shell's nor pinned in the registry, nor the staff's push worker. */
  createScriptURL(url: string): string;
};

declare global {
  /** Read by drawings and by every webpack runtime; missing on the server and in browsers that know no Trusted Types. */
  var __sitePolicy: SitePolicy | undefined;
}

/** Markup of our own as the browser takes it where the content policy asks for Trusted Types. */
export const trustedMarkup = (markup: string): string | TrustedHTML =>
  globalThis.__sitePolicy?.createHTML(markup) ?? markup;

/** An address of a script as the browser takes it there; the policy refuses every one that it does not know. */
export const trustedScriptUrl = (url: string): string =>
  globalThis.__sitePolicy?.createScriptURL(url) ?? url;
