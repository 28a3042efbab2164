/** A text without any of `characters` at its end; in linear time, which `/[...]+$/` does not take. */
export function withoutEndOf(text: string, characters: string): string {
  let end = text.length;
  while (end > 0 && characters.includes(text.charAt(end - 1))) end -= 1;
  return text.slice(0, end);
}
