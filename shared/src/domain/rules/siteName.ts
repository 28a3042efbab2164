/** Sites whose name differs from their address. */
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

/** Returns the name of the site of a link: `Facebook`, or its host without `www`. */
export function siteName(address: string): string {
  const host =
    /^https:\/\/(?:(?:www|m)\.)?([^/?#:]+)/i.exec(address)?.[1]?.toLowerCase() ?? address;
  return NAMES[host] ?? host;
}
