/** Browsers send reports of policy violations here. */
export const REPORTS_PATH = '/api/policy-reports';

/**
 * Returns the headers of a page, in addition to the standard ones. Scripts and styles may come from
 * the site and from `origins`. The only permitted inline script is the one with the hash
 * `inlineHash`. Only the site's own pages may frame a page with `isFramed`, and nobody any other.
 */
export function siteHeaders(
  origins: readonly string[],
  inlineHash?: string,
  isFramed = false,
): Record<string, string> {
  const code = ["'self'", ...origins].join(' ');
  const inline = inlineHash ? ` '${inlineHash}'` : '';
  return {
    'content-security-policy': [
      "default-src 'self'",
      `script-src ${code}${inline}`,
      `style-src ${code}`,
      `connect-src ${code}`,
      "img-src 'self' data: blob:",
      "object-src 'none'",
      "base-uri 'none'",
      "form-action 'self'",
      `frame-ancestors ${isFramed ? "'self'" : "'none'"}`,
      // Text can become code or markup only through the shell's single policy
      // (shell/src/sitePolicy.ts).
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
