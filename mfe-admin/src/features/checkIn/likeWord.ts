/** Names of other products that must not count as misspelled catalogue names. */
const OTHER_NAMES: ReadonlySet<string> = new Set(['ipod', 'airpod', 'airpods', 'homepod']);
const BEGINNING_FROM = 3;
/** In shorter words every letter must match, because short words differ by a letter or two only. */
const FORGIVEN_FROM = 4;
const TWICE_FROM = 8;

/**
 * Returns the distance of a typed word from a catalogue word: 0 if equal, 0.5 for a prefix, 1 or 2
 * for typing mistakes, null for another word.
 */
export function likeWord(typed: string, meant: string): number | null {
  if (typed === meant) return 0;
  if (/\d/.test(typed + meant)) return null;
  if (typed.length >= BEGINNING_FROM && meant.startsWith(typed)) return 0.5;
  if (typed.length < FORGIVEN_FROM || OTHER_NAMES.has(typed)) return null;
  const most = typed.length < TWICE_FROM ? 1 : 2;
  const slips = slipsBetween(typed, meant, most);
  return slips <= most ? slips : null;
}

/**
 * Counts letters that were left out, doubled, replaced, or swapped with a neighbour (optimal string
 * alignment). Returns `most` + 1 if there are more than `most`.
 */
function slipsBetween(a: string, b: string, most: number): number {
  if (Math.abs(a.length - b.length) > most) return most + 1;
  let before: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let row = 1; row <= a.length; row += 1) {
    const next = [row];
    for (let column = 1; column <= b.length; column += 1) {
      const isSame = a[row - 1] === b[column - 1];
      const isSwapped = a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1];
      next.push(
        Math.min(
          (last[column] ?? 0) + 1,
          (next[column - 1] ?? 0) + 1,
          (last[column - 1] ?? 0) + (isSame ? 0 : 1),
          isSwapped && row > 1 && column > 1 ? (before[column - 2] ?? 0) + 1 : Infinity,
        ),
      );
    }
    before = last;
    last = next;
  }
  return Math.min(last[b.length] ?? 0, most + 1);
}
