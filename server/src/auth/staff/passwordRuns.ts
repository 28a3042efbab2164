/**
 * Lines of keys and characters: digits, the alphabet, rows and columns of keyboards. A part of such
 * a line in a password, for example `qwer`, is called a run.
 */
const TRACKS = [
  '01234567890',
  'abcdefghijklmnopqrstuvwxyz',
  'qwertyuiop',
  'asdfghjkl',
  'zxcvbnm',
  'qazwsxedcrfvtgbyhnujm',
  '1qaz2wsx3edc4rfv5tgb6yhn7ujm',
];
const STEPS = new Set(
  TRACKS.flatMap((track) => [...track].slice(1).map((next, index) => `${track[index]}${next}`)),
);
/** The minimum length of a run such as `qwer`. Shorter sequences occur in ordinary words. */
const SHORTEST_RUN = 4;

type Direction = 'on' | 'back' | 'same';

/**
 * Returns the text in lower case, with only the first character of each run. A run follows a
 * keyboard row or the alphabet, or repeats one key, for example `qwer` or `aaaa`.
 */
export function withoutRuns(text: string): string {
  const characters = [...text];
  let left = '';
  for (let start = 0; start < characters.length;) {
    left += characters[start];
    const length = runFrom(characters, start);
    start += length >= SHORTEST_RUN ? length : 1;
  }
  return left;
}

/** Returns the length of the run (such as `qwer` or `aaaa`) that starts at this position. */
function runFrom(characters: readonly string[], start: number): number {
  const direction = directionOf(characters[start], characters[start + 1]);
  if (direction === null) return 1;
  let end = start + 1;
  while (directionOf(characters[end], characters[end + 1]) === direction) end += 1;
  return end - start + 1;
}

function directionOf(from: string | undefined, to: string | undefined): Direction | null {
  if (from === undefined || to === undefined) return null;
  if (from === to) return 'same';
  if (STEPS.has(`${from}${to}`)) return 'on';
  return STEPS.has(`${to}${from}`) ? 'back' : null;
}
