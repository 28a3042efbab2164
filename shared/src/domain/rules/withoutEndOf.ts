/**
 * Removes all `characters` from the end of a text. The time grows in proportion to the length. With
 * a pattern such as `/[...]+$/`, it would grow with the square of the length.
 */
export function withoutEndOf(text: string, characters: string): string {
  let end = text.length;
  while (end > 0 && characters.includes(text.charAt(end - 1))) end -= 1;
  return text.slice(0, end);
}
