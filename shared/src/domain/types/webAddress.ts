import * as z from 'zod/mini';

/**
 * Endings of domains. Email programs and chats turn a word with such an ending into a link. They do
 * the same for every ending of two letters, because these belong to countries.
 */
const ENDINGS = new Set(
  (
    'com net org info biz edu gov mil int name mobi asia jobs tel travel cat coop aero museum pro xxx app dev page web site ' +
    'website online store shop shopping xyz top club live life link links click icu vip win bid loan men date party review ' +
    'stream download trade science accountant racing faith cricket gdn work works world today news blog space tech cloud ' +
    'digital agency email mail support help center company solutions services service systems network host hosting domains ' +
    'media studio design art gallery photo photos video tube chat social forum community group team zone wiki guru expert ' +
    'academy school education university training money cash credit finance financial bank loans insurance investments fund ' +
    'market markets marketing exchange trading crypto bitcoin wallet gift gifts promo deals deal sale discount bargains free ' +
    'fun games game play casino bet poker lol wtf sexy porn adult sex cam dating love health care clinic dental doctor ' +
    'pharmacy fit fitness yoga repair parts computer software mobile phone plus one now new best global international ' +
    'earth land house homes properties estate realty rent rentals tours holiday flights cafe bar pub restaurant pizza ' +
    'fashion style beauty hair shoes jewelry toys baby kids pet dog fish green eco solar energy builders construction ' +
    'rocks ninja cool buzz monster quest cyou sbs cfd bond lat rest hair makeup mom skin autos boats yachts beauty arpa onion local'
  ).split(' '),
);
/** Titles before a name. People write `Dr.Om` without a blank, so such a word is no domain. */
const TITLES = new Set(['mr', 'mrs', 'ms', 'dr', 'er', 'md', 'st', 'prof', 'no', 'sr', 'jr']);
/** Matches a device before a dot, as in `iPhone15.Pro` and `11.Pro`. Such a word is no domain. */
const DEVICE = /^(?:(?:iphone|ipad|ipod|imac|macbook|watch|airpods)\d*|\d+)$/;
const DEVICE_ENDINGS = new Set(['pro', 'plus', 'se', 'one']);
/** Matches academic degrees, such as `M.Sc` and `B.Com`. Such a word is no domain. */
const DEGREES = /^[bmd]\.(?:sc|ed|com|tech|phil)$/;
/**
 * The maximum length of a text that is searched for web addresses, so that the check is fast.
 * Longer texts are rejected elsewhere.
 */
const LONGEST = 20_000;

const LINK = /http|hxxp|www\.|mailto:|:\/\//;
const IPV4 = /(?<![\d.])\d{1,3}\.\d{1,3}\.\d{1,3}\.\d{1,3}(?![\d.])/;

/**
 * Returns whether a text contains a link, a domain or an IPv4 address. Invisible characters and
 * dots that look different do not hide it. `endings` are domain endings besides those of two
 * letters.
 */
export function holdsAddress(text: string, endings: ReadonlySet<string> = ENDINGS): boolean {
  const plain = text
    .slice(0, LONGEST)
    .normalize('NFKC')
    .replace(/[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu, '')
    .replace(/[。․]/g, '.')
    .toLowerCase();
  if (LINK.test(plain) || IPV4.test(plain)) return true;
  return plain.split(/[^\p{L}\p{M}\p{N}._-]/u).some((word) => isDomain(word, endings));
}

/**
 * Returns whether a word with a dot looks like a domain, such as `evil.com`. `Mr.Shrestha`, `v1.2`
 * and `11.Pro` do not.
 */
function isDomain(word: string, endings: ReadonlySet<string>): boolean {
  const labels = word.split('.').filter((label) => label !== '');
  for (const [index, ending] of labels.entries()) {
    const owner = labels[index - 1];
    if (owner === undefined || !isEnding(ending, endings) || TITLES.has(owner)) continue;
    if (DEVICE.test(owner) && DEVICE_ENDINGS.has(ending)) continue;
    if (DEGREES.test(`${owner}.${ending}`)) continue;
    // `5.pm` is a time and `256.gb` is a size, but `163.com` is a domain.
    if (/\p{L}/u.test(owner) || endings.has(ending)) return true;
  }
  return false;
}

const isEnding = (text: string, endings: ReadonlySet<string>) =>
  /^[a-z]{2}$/.test(text) || endings.has(text) || text.startsWith('xn--');

/**
 * Returns checks that reject web addresses, for fields whose text appears in emails or on pages.
 */
export const nameWithoutAddress = () =>
  z.refine<string>((text) => !holdsAddress(text), 'Please write the name without a web address');
export const deviceWithoutAddress = () =>
  z.refine<string>((text) => !holdsAddress(text), 'Please write the device without a web address');
export const dateWithoutAddress = () =>
  z.refine<string>((text) => !holdsAddress(text), 'Please write the date without a web address');
