import { withoutEndOf } from '@mcs-repairs/shared/domain/rules/withoutEndOf';

export type TextPart = { text: string; href?: string };

const ADDRESS = /\bhttps?:\/\/[^\s<>"'`]+/gi;
/** Punctuation that may follow a web address at the end of a sentence. */
const SENTENCE = '.,;:!?…';
/** Browsers and servers reject longer addresses. So a longer address stays plain text. */
const LONGEST_ADDRESS = 2048;

/** The maximum number of links in one text. Only spam contains more. */
const MOST_LINKS = 50;

/**
 * Splits plain text at its web addresses, in linear time. Only `http` and `https` addresses become
 * links. Punctuation after an address is no part of the link.
 */
export function splitLinks(text: string): TextPart[] {
  const parts: TextPart[] = [];
  let end = 0;
  let links = 0;
  for (const found of text.matchAll(ADDRESS)) {
    if (links === MOST_LINKS) break;
    const address = trimmed(found[0]);
    const href = safeHref(address);
    if (!href) continue;
    if (found.index > end) parts.push({ text: text.slice(end, found.index) });
    parts.push({ text: address, href });
    end = found.index + address.length;
    links += 1;
  }
  if (end < text.length) parts.push({ text: text.slice(end) });
  return parts;
}

/**
 * Removes the punctuation after an address: `.,;:!?`. Also removes a closing bracket, unless the
 * address contains an opening one.
 */
function trimmed(address: string): string {
  let kept = withoutEndOf(address, SENTENCE);
  let unopened = count(kept, ')') - count(kept, '(');
  while (unopened > 0 && kept.endsWith(')')) {
    kept = withoutEndOf(kept.slice(0, -1), SENTENCE);
    unopened -= 1;
  }
  return kept;
}

const count = (text: string, letter: string) => text.split(letter).length - 1;

/**
 * Returns undefined for an address with a user name or a password. Such an address is usually meant
 * to deceive readers, so it stays plain text.
 */
function safeHref(address: string): string | undefined {
  if (address.length > LONGEST_ADDRESS || !URL.canParse(address)) return undefined;
  const { protocol, username, password, href } = new URL(address);
  const web = protocol === 'https:' || protocol === 'http:';
  return web && !username && !password ? href : undefined;
}
