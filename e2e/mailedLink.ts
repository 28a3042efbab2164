import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import PostalMime from 'postal-mime';

/**
 * Returns a link for setting a password. The link is in an email to this address, and the server
 * stored this email in a file.
 */
export async function mailedLink(dataDir: string, address: string): Promise<string | undefined> {
  const folder = path.join(dataDir, 'mail');
  const files = existsSync(folder)
    ? readdirSync(folder).filter((name) => name.endsWith('.eml'))
    : [];
  for (const name of files) {
    const mail = await PostalMime.parse(readFileSync(path.join(folder, name)));
    const [link] = /\S+\/admin\/reset(?:\?invited)?#\S+/.exec(mail.text ?? '') ?? [];
    if (link && mail.to?.[0]?.address === address) return link;
  }
  return undefined;
}
