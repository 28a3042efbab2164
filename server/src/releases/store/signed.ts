import { createPrivateKey, sign } from 'node:crypto';
import { readFileSync } from 'node:fs';

/**
 * Returns the content of `release.sig` for the text of a `release.json`. `keyFile` is an Ed25519
 * private key in PEM format.
 */
export function signed(said: string, keyFile: string): string {
  const key = createPrivateKey(readFileSync(keyFile));
  return sign(null, Buffer.from(said), key).toString('base64');
}
