/**
 * Counts the typing mistakes between a typed word and each beginning of a known word. A mistake is
 * a letter that is missing, added or replaced, or two swapped letters (optimal string alignment).
 *
 * The number at index `n` is for the first `n` letters of the known word, and the last one is for
 * the whole word.
 */
export function editDistances(typed: string, known: string): number[] {
  let before: number[] = [];
  let last = Array.from({ length: known.length + 1 }, (_, index) => index);
  for (let row = 1; row <= typed.length; row += 1) {
    const next = [row];
    for (let column = 1; column <= known.length; column += 1) {
      const isSame = typed[row - 1] === known[column - 1];
      const isSwapped =
        row > 1 &&
        column > 1 &&
        typed[row - 1] === known[column - 2] &&
        typed[row - 2] === known[column - 1];
      next.push(
        Math.min(
          (last[column] ?? 0) + 1,
          (next[column - 1] ?? 0) + 1,
          (last[column - 1] ?? 0) + (isSame ? 0 : 1),
          isSwapped ? (before[column - 2] ?? 0) + 1 : Infinity,
        ),
      );
    }
    before = last;
    last = next;
  }
  return last;
}
