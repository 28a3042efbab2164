/** A part of a text with marks. `to` is the address of a link. */
export type MarkedPart = { text: string; bold?: true; to?: string };

/** `**bold**`, or `[text](address)`. Neither contains a line break or another mark. */
const MARK = /\*\*([^*\n]{1,500})\*\*|\[([^\][\n]{1,200})\]\(([^()\s]{1,500})\)/g;

/** Pages of this site, other sites by https, phone numbers and email addresses. */
const ADDRESS =
  /^(?:\/(?![/\\])[^\s\\]*|https:\/\/[^\s/.\\]+\.[^\s\\]+|tel:\+?[\d-]+|mailto:[^\s?]+)$/;

export const isLinkAddress = (address: string): boolean => ADDRESS.test(address);

/** Splits a text at its marks. A link to any other address stays the text that was typed. */
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

/** Returns the text without its marks, for structured data. */
export const withoutMarks = (text: string): string =>
  markedParts(text)
    .map((part) => part.text)
    .join('');

/** What looks like a link, whatever its address. */
const LINK = /\[[^\][\n]{1,200}\]\(([^)\n]{0,500})/g;

/** Returns the first address of a link that pages do not link to. */
export function refusedLink(text: string): string | undefined {
  for (const [, to = ''] of text.matchAll(LINK)) if (!isLinkAddress(to)) return to;
  return undefined;
}
