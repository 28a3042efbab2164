/**
 * Matches separators, control characters (also a lone CR), and marks that change the direction of
 * the text after them.
 */
const NOT_PLAIN = /[\s\p{Cc}\u202A-\u202E\u2066-\u2069]+/gu;

/**
 * Returns typed text as one visible line. In a subject or a calendar it cannot start a new line or
 * change the text direction.
 */
export function oneLine(text: string): string {
  return text.replace(NOT_PLAIN, ' ').trim();
}

/** Applies `oneLine` to each line of a text and keeps the line breaks. */
export function plainLines(text: string): string {
  return text
    .split(/\r\n?|[\n\v\f\x85\u2028\u2029]/)
    .map(oneLine)
    .join('\n');
}
