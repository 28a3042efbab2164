/**
 * Matches separators, control characters (also a single CR), and invisible characters that reverse
 * the direction of the text.
 */
const NOT_PLAIN = /[\s\p{Cc}\u202A-\u202E\u2066-\u2069]+/gu;

/**
 * Returns a typed text as one visible line. Without this, the text could start a new line in the
 * subject of an email or in a calendar file, or change the text direction.
 */
export function oneLine(text: string): string {
  return text.replace(NOT_PLAIN, ' ').trim();
}

/** Applies `oneLine` to each line of a text. The line breaks stay. */
export function plainLines(text: string): string {
  return text
    .split(/\r\n?|[\n\v\f\x85\u2028\u2029]/)
    .map(oneLine)
    .join('\n');
}
