export type TextPart = { text: string; href?: string };

const ADDRESS = /\bhttps?:\/\/[^\s<>"'`]+/gi;

/** Splits plain text at the web addresses in it. Only `http` and `https` become links; punctuation that ends a sentence stays text. */
export function splitLinks(text: string): TextPart[] {
  const parts: TextPart[] = [];
  let end = 0;
  for (const found of text.matchAll(ADDRESS)) {
    const address = trimmed(found[0]);
    const href = safeHref(address);
    if (!href) continue;
    if (found.index > end) parts.push({ text: text.slice(end, found.index) });
    parts.push({ text: address, href });
    end = found.index + address.length;
  }
  if (end < text.length) parts.push({ text: text.slice(end) });
  return parts;
}

/** Without what follows an address in a sentence: `.,;:!?`, and a closing bracket that was not opened within it. */
function trimmed(address: string): string {
  let kept = address.replace(/[.,;:!?…]+$/, '');
  while (kept.endsWith(')') && count(kept, ')') > count(kept, '(')) {
    kept = kept.slice(0, -1).replace(/[.,;:!?…]+$/, '');
  }
  return kept;
}

const count = (text: string, letter: string) => text.split(letter).length - 1;

/** Names and passwords in an address only serve to deceive; such an address stays text. */
function safeHref(address: string): string | undefined {
  if (!URL.canParse(address)) return undefined;
  const { protocol, username, password, href } = new URL(address);
  const web = protocol === 'https:' || protocol === 'http:';
  return web && !username && !password ? href : undefined;
}
