import { createPrivateKey, sign } from 'node:crypto';
import { readFileSync } from 'node:fs';

/**
 * Returns the signature of the text of a `release.json`, which becomes the content of
 * `release.sig`. `keyFile` has an Ed25519 private key in PEM format.
 */
export function signed(said: string, keyFile: string): string {
  const key = createPrivateKey(readFileSync(keyFile));
  return sign(null, Buffer.from(said), key).toString('base64');
}
