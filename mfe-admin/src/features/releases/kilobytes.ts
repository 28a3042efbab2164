/** Formats a size in bytes: `1.2 MB`, `345 kB`. */
export const kilobytes = (bytes: number): string =>
  bytes >= 1_000_000 ? `${(bytes / 1_000_000).toFixed(1)} MB` : `${Math.round(bytes / 1000)} kB`;

/** Formats the difference of two sizes: `+12 kB`, `−3 kB`, `no change`. */
export function sizeChange(before: number, now: number): string {
  const change = Math.round((now - before) / 1000);
  if (change === 0) return 'no change';
  return change > 0 ? `+${change} kB` : `−${-change} kB`;
}
