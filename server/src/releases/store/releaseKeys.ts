import { createPublicKey, verify, type KeyObject } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Failure } from '@mcs-repairs/shared/domain/types/failure';
import { ConfigError, failure, readSettingFile } from '../../runtime';
import { readLog } from './releaseLog';
import { RELEASE_FILE, SIGNATURE_FILE } from './releaseSchema';
import { folderOf } from './releaseStore';

const BEGIN = '-----BEGIN PUBLIC KEY-----';
const END = '-----END PUBLIC KEY-----';

/**
 * The store of releases, and the public keys of builders whose versions the site may show. Without
 * keys, it shows the versions of all builders.
 */
export type KeyedStore = { remotesDir: string; keys: readonly KeyObject[] };

/**
 * Reads Ed25519 public keys from a PEM file. Throws a `ConfigError` if the file has no key or
 * contains anything else.
 */
export function readReleaseKeys(file: string): KeyObject[] {
  const keys = keysIn(readSettingFile('RELEASE_KEYS', file));
  if (keys !== null) return keys;
  throw new ConfigError(
    `RELEASE_KEYS: ${file} must hold Ed25519 public keys in PEM, and nothing else`,
  );
}

function keysIn(text: string): KeyObject[] | null {
  try {
    const parts = text.split(END).slice(0, -1);
    const keys = parts.map((part) => createPublicKey(part.slice(part.lastIndexOf(BEGIN)) + END));
    const isGood = keys.every(({ asymmetricKeyType }) => asymmetricKeyType === 'ed25519');
    return isGood && keys.length > 0 ? keys : null;
  } catch {
    // The text between the PEM markers is no valid key.
    return null;
  }
}

/** Returns the public keys of the site. Empty if the site accepts unsigned releases. */
export const heldKeys = (file: string | undefined): KeyObject[] =>
  file === undefined ? [] : readReleaseKeys(file);

/**
 * Returns why a stored version must not be shown to visitors or in a preview. Null if it may be.
 * The store may have versions from before the site had keys. Such a version needs the signature of
 * an accepted builder, or must have been active before.
 */
export function judgeShown(
  { remotesDir, keys }: KeyedStore,
  { remote, version }: { remote: string; version: string },
): Failure | null {
  const unsigned = judgeSignature(folderOf(remotesDir, remote, version), keys);
  if (!unsigned) return null;
  const wasInForce = readLog(remotesDir).some(
    (entry) => entry.kind === 'activated' && entry.remote === remote && entry.version === version,
  );
  return wasInForce ? null : unsigned;
}

/**
 * Returns why an uploaded release has no valid signature. Null if it has the signature of a builder
 * in `keys`, or if there are no keys.
 */
export function judgeSignature(staged: string, keys: readonly KeyObject[]): Failure | null {
  if (keys.length === 0) return null;
  const refuse = (message: string) =>
    failure('forbidden', { message, fields: { signature: message } });
  let signature: Buffer;
  try {
    signature = Buffer.from(readFileSync(path.join(staged, SIGNATURE_FILE), 'utf8'), 'base64');
  } catch {
    return refuse(
      'This site accepts only signed releases: set RELEASE_KEY_FILE to your private key',
    );
  }
  const said = readFileSync(path.join(staged, RELEASE_FILE));
  return keys.some((key) => verify(null, said, key, signature))
    ? null
    : refuse('The release is not signed with a key that this site accepts');
}
