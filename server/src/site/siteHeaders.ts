/** The path to which browsers report violations of the content policy. */
export const REPORTS_PATH = '/api/policy-reports';

type InThePage = {
  script?: string | undefined;
  styles?: readonly string[];
  isFramed?: boolean;
};

/**
 * Returns the headers of a page besides the standard ones. Scripts and styles may come from this
 * site and from `origins`. Of the scripts in the HTML, only the one with the hash `script` may run,
 * and of the style sheets only those with a hash in `styles`. If `isFramed`, pages of this site may
 * show the page in a frame. Otherwise, nobody may.
 */
export function siteHeaders(
  origins: readonly string[],
  { script, styles = [], isFramed = false }: InThePage = {},
): Record<string, string> {
  const code = ["'self'", ...origins].join(' ');
  const inline = (hashes: readonly string[]) => hashes.map((hash) => ` '${hash}'`).join('');
  return {
    'content-security-policy': [
      "default-src 'self'",
      `script-src ${code}${inline(script ? [script] : [])}`,
      `style-src ${code}${inline(styles)}`,
      `connect-src ${code}`,
      "img-src 'self' data: blob:",
      "object-src 'none'",
      "base-uri 'none'",
      "form-action 'self'",
      `frame-ancestors ${isFramed ? "'self'" : "'none'"}`,
      // Scripts cannot convert text to code or HTML, except as shell/src/sitePolicy.ts permits.
      "require-trusted-types-for 'script'",
      'trusted-types site',
      // Browsers that support `report-to` ignore the older directive.
      'report-to policy',
      `report-uri ${REPORTS_PATH}`,
    ].join('; '),
    ...(isFramed && { 'x-frame-options': 'SAMEORIGIN' }),
    'reporting-endpoints': `policy="${REPORTS_PATH}"`,
  };
}
