/** A piece of a text with marks (bold text and links). `to` is the address of a link. */
export type MarkedPart = { text: string; bold?: true; to?: string };

/** Matches `**bold**` or `[text](address)`. Marks contain no line break and no other mark. */
const MARK = /\*\*([^*\n]{1,500})\*\*|\[([^\][\n]{1,200})\]\(([^()\s]{1,500})\)/g;

/**
 * Matches the addresses that a link may have: pages of this site, other sites by https, phone
 * numbers and email addresses.
 */
const ADDRESS =
  /^(?:\/(?![/\\])[^\s\\]*|https:\/\/[^\s/.\\]+\.[^\s\\]+|tel:\+?[\d-]+|mailto:[^\s?]+)$/;

export const isLinkAddress = (address: string): boolean => ADDRESS.test(address);

/** Splits a text at its marks. If a link has any other address, its text stays as typed. */
export function markedParts(text: string): MarkedPart[] {
  const parts: MarkedPart[] = [];
  let end = 0;
  for (const found of text.matchAll(MARK)) {
    const [all, bold, label = '', to = ''] = found;
    if (bold === undefined && !isLinkAddress(to)) continue;
    if (found.index > end) parts.push({ text: text.slice(end, found.index) });
    parts.push(bold === undefined ? { text: label, to } : { text: bold, bold: true });
    end = found.index + all.length;
  }
  if (end < text.length) parts.push({ text: text.slice(end) });
  return parts;
}

/** Returns the text without its marks, because structured data must be plain text. */
export const withoutMarks = (text: string): string =>
  markedParts(text)
    .map((part) => part.text)
    .join('');

/** Matches everything that looks like a link, whatever its address is. */
const LINK = /\[[^\][\n]{1,200}\]\(([^)\n]{0,500})/g;

/**
 * Returns the address of the first link in the text that pages do not show as a link. Returns
 * undefined if there is none.
 */
export function refusedLink(text: string): string | undefined {
  for (const [, to = ''] of text.matchAll(LINK)) if (!isLinkAddress(to)) return to;
  return undefined;
}
