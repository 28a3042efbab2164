/** Providers that ignore dots before the @ (Gmail help, "Dots don't matter in Gmail addresses"). */
const DOTLESS = new Set(['gmail.com']);
const SAME_PROVIDER: Record<string, string> = { 'googlemail.com': 'gmail.com' };

/**
 * Normalizes an email address to its owner: without case, `+tag`, and dots where the provider ignores them.
 * Empty when it identifies nobody.
 */
export function emailKey(text: string): string {
  // As mail servers read it: full-width letters become letters, and invisible characters are removed.
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
  // An address that is only a tag stays whole, so that it does not stand for its whole domain.
  return `${owner || address.slice(0, at)}@${domain}`;
}
