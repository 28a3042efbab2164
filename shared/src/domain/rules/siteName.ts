/** The names of well-known sites, which their addresses do not contain in this form. */
const NAMES: Record<string, string> = {
  'facebook.com': 'Facebook',
  'instagram.com': 'Instagram',
  'linkedin.com': 'LinkedIn',
  'pinterest.com': 'Pinterest',
  'threads.net': 'Threads',
  'tiktok.com': 'TikTok',
  'x.com': 'X',
  'youtube.com': 'YouTube',
};

/**
 * Returns the name of the site to which a link leads: a known name such as `Facebook`, or the host
 * without `www`.
 */
export function siteName(address: string): string {
  const host =
    /^https:\/\/(?:(?:www|m)\.)?([^/?#:]+)/i.exec(address)?.[1]?.toLowerCase() ?? address;
  return NAMES[host] ?? host;
}
