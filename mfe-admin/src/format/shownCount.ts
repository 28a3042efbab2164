/** A count as text; `99+` from `most` on, where counting stopped or space is short. */
export function shownCount(count: number, most: number): string {
  return count > most ? `${most}+` : String(count);
}
