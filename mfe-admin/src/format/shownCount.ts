/**
 * Formats a count. From `most` on it returns a text such as `99+`, because the server stops
 * counting there or space is short.
 */
export function shownCount(count: number, most: number): string {
  return count > most ? `${most}+` : String(count);
}
