/** Separators and controls, a lone CR too, and marks that turn the direction of what follows. */
const NOT_PLAIN = /[\s\p{Cc}\u202A-\u202E\u2066-\u2069]+/gu;

/** Typed text as one line of what is seen: in a subject or a calendar it cannot begin a line or turn one round. */
export function oneLine(text: string): string {
  return text.replace(NOT_PLAIN, ' ').trim();
}

/** The same for each line of a text; the lines stay. */
export function plainLines(text: string): string {
  return text
    .split(/\r\n?|[\n\v\f\x85\u2028\u2029]/)
    .map(oneLine)
    .join('\n');
}
