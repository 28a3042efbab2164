/**
 * Formats a count. From `most` on it returns `99+`, because the server stops counting or space is
 * short.
 */
export function shownCount(count: number, most: number): string {
  return count > most ? `${most}+` : String(count);
}
