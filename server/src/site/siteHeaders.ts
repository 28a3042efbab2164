/** Browsers send reports of policy violations here. */
export const REPORTS_PATH = '/api/policy-reports';

/**
 * Returns the headers of a page, in addition to the standard ones. Scripts and styles may come from
 * the site and from `origins`. Only the inline script with the hash `inlineHash` may run. If
 * `isFramed`, pages of this site may show the page in a frame. Otherwise, nobody may.
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
      // Scripts cannot turn text into code or markup, except through the policy in
      // shell/src/sitePolicy.ts.
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
