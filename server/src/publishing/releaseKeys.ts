import { createPublicKey, verify, type KeyObject } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Failure } from 'shared/domain/types/failure';
import { failure } from '../http/failures';
import { RELEASE_FILE, SIGNATURE_FILE } from '../releases/releaseSchema';

const PEM = /-----BEGIN PUBLIC KEY-----[^-]+-----END PUBLIC KEY-----/g;

/** Ed25519 public keys of a PEM file, one after the other. Throws with a sentence when there is none in it. */
export function readReleaseKeys(file: string): KeyObject[] {
  const keys = (readFileSync(file, 'utf8').match(PEM) ?? []).map((pem) => createPublicKey(pem));
  if (keys.length === 0 || keys.some(({ asymmetricKeyType }) => asymmetricKeyType !== 'ed25519'))
    throw new Error(`RELEASE_KEYS: ${file} must hold Ed25519 public keys in PEM, and nothing else`);
  return keys;
}

/** Why a staged release is not one of the builders whose `keys` the site holds; null when it is, or none are held. */
export function judgeSignature(staged: string, keys: readonly KeyObject[]): Failure | null {
  if (keys.length === 0) return null;
  const refuse = (message: string) =>
    failure('forbidden', { message, fields: { signature: message } });
  let signature: Buffer;
  try {
    signature = Buffer.from(readFileSync(path.join(staged, SIGNATURE_FILE), 'utf8'), 'base64');
  } catch {
    return refuse('This site takes signed releases only: set RELEASE_KEY_FILE to your private key');
  }
  const said = readFileSync(path.join(staged, RELEASE_FILE));
  return keys.some((key) => verify(null, said, key, signature))
    ? null
    : refuse('The release is not signed by a builder whom this site knows');
}
