/** Headers of every page: scripts and styles come from the site and from the registry's origins, and nothing is inline. */
export function siteHeaders(origins: readonly string[]): Record<string, string> {
  const code = ["'self'", ...origins].join(' ');
  return {
    'content-security-policy': [
      "default-src 'self'",
      `script-src ${code}`,
      `style-src ${code}`,
      `connect-src ${code}`,
      "img-src 'self' data: blob:",
      "object-src 'none'",
      "base-uri 'none'",
      "form-action 'self'",
      "frame-ancestors 'none'",
    ].join('; '),
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy': 'camera=(), microphone=(), geolocation=()',
    'cross-origin-opener-policy': 'same-origin',
    'x-frame-options': 'DENY',
  };
}
