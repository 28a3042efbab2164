/** Where browsers tell what the policy kept from happening. */
export const REPORTS_PATH = '/api/policy-reports';

/**
 * What a page has beside the headers of every answer: scripts and styles come from the site and from the registry's origins,
 * and nothing is inline but the one script of this hash.
 */
export function siteHeaders(
  origins: readonly string[],
  inlineHash?: string,
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
      "frame-ancestors 'none'",
      // Text becomes code or markup through the shell's one policy alone (shell/src/sitePolicy.ts).
      "require-trusted-types-for 'script'",
      'trusted-types site',
      // Browsers that know `report-to` pass over the older one.
      'report-to policy',
      `report-uri ${REPORTS_PATH}`,
    ].join('; '),
    'reporting-endpoints': `policy="${REPORTS_PATH}"`,
  };
}
