/**
 * Removes `characters` from the end of a text. It runs in linear time. The pattern `/[...]+$/`
 * takes quadratic time.
 */
export function withoutEndOf(text: string, characters: string): string {
  let end = text.length;
  while (end > 0 && characters.includes(text.charAt(end - 1))) end -= 1;
  return text.slice(0, end);
}
