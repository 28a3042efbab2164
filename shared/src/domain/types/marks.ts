/** A part of a text with marks, which are bold text and links. `to` is the address of a link. */
export type MarkedPart = { text: string; bold?: true; to?: string };

/**
 * Matches `**bold**` or `[text](address)`. Such a mark contains no line break and no other mark.
 */
const MARK = /\*\*([^*\n]{1,500})\*\*|\[([^\][\n]{1,200})\]\(([^()\s]{1,500})\)/g;

/**
 * Matches the addresses to which a link may lead: pages of this site, HTTPS addresses of other
 * sites, phone numbers and email addresses.
 */
const ADDRESS =
  /^(?:\/(?![/\\])[^\s\\]*|https:\/\/[^\s/.\\]+\.[^\s\\]+|tel:\+?[\d-]+|mailto:[^\s?]+)$/;

export const isLinkAddress = (address: string): boolean => ADDRESS.test(address);

/**
 * Splits a text at its marks, such as `**bold**`. A link to an address that is not permitted stays
 * as typed.
 */
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

/** Returns the text without marks such as `**bold**`, for data that search engines read. */
export const withoutMarks = (text: string): string =>
  markedParts(text)
    .map((part) => part.text)
    .join('');

/** Matches everything that looks like a link, with any address. */
const LINK = /\[[^\][\n]{1,200}\]\(([^)\n]{0,500})/g;

/**
 * Returns the address of the first link in a text that pages do not show as a link. Undefined if
 * there is none.
 */
export function refusedLink(text: string): string | undefined {
  for (const [, to = ''] of text.matchAll(LINK)) if (!isLinkAddress(to)) return to;
  return undefined;
}
