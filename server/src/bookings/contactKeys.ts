/**
 * Email providers that ignore dots before the @ (Gmail help, "Dots don't matter in Gmail
 * addresses").
 */
const DOTLESS = new Set(['gmail.com']);
const SAME_PROVIDER: Record<string, string> = { 'googlemail.com': 'gmail.com' };

/**
 * Normalises an email address: removes case, `+tag`, and dots if the provider ignores them. Empty
 * if the address identifies nobody.
 */
export function emailKey(text: string): string {
  // Normalises the text as mail servers do: full-width letters become letters, and invisible
  // characters are removed.
  const address = text
    .normalize('NFKC')
    .replace(/[\p{Cf}\p{Default_Ignorable_Code_Point}\s]/gu, '')
    .toLowerCase();
  const at = address.lastIndexOf('@');
  if (at < 1) return '';
  const written = address.slice(at + 1).replace(/\.$/, '');
  const domain = SAME_PROVIDER[written] ?? written;
  const untagged = address.slice(0, at).split('+')[0] ?? '';
  const owner = DOTLESS.has(domain) ? untagged.replaceAll('.', '') : untagged;
  // If nothing is left before the @, the original part is used. Otherwise, all such addresses of a
  // domain would be equal.
  return `${owner || address.slice(0, at)}@${domain}`;
}
