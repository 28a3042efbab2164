/** A count as text; from `most` on `99+`, for where it was not counted further or has no room. */
export function shownCount(count: number, most: number): string {
  return count > most ? `${most}+` : String(count);
}
