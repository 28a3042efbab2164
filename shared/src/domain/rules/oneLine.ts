/**
 * Matches blanks, control characters (also a single CR), and invisible characters that reverse the
 * direction of text.
 */
const NOT_PLAIN = /[\s\p{Cc}\u202A-\u202E\u2066-\u2069]+/gu;

/**
 * Returns a typed text as one visible line. Otherwise, the text could begin a new line in an
 * email's subject or in a calendar file, or reverse the direction of the text after it.
 */
export function oneLine(text: string): string {
  return text.replace(NOT_PLAIN, ' ').trim();
}

/** Applies `oneLine` to each line of a text, and keeps the line breaks. */
export function plainLines(text: string): string {
  return text
    .split(/\r\n?|[\n\v\f\x85\u2028\u2029]/)
    .map(oneLine)
    .join('\n');
}
