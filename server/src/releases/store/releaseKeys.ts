import { createPublicKey, verify, type KeyObject } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Failure } from '@mcs-repairs/shared/domain/types/failure';
import { ConfigError, failure, readSettingFile } from '../../runtime';
import { readLog } from './releaseLog';
import { RELEASE_FILE, SIGNATURE_FILE } from './releaseSchema';
import { folderOf } from './releaseStore';

const PEM = /-----BEGIN PUBLIC KEY-----[^-]+-----END PUBLIC KEY-----/g;

/**
 * The folder of versions, and the keys of the builders whose versions may be shown. Without keys,
 * all builders are accepted.
 */
export type KeyedStore = { remotesDir: string; keys: readonly KeyObject[] };

/**
 * Reads the Ed25519 public keys of a PEM file. Throws a `ConfigError` if the file has no key, or
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
    const keys = (text.match(PEM) ?? []).map((pem) => createPublicKey(pem));
    const isGood = keys.every(({ asymmetricKeyType }) => asymmetricKeyType === 'ed25519');
    return isGood && keys.length > 0 ? keys : null;
  } catch {
    // The text between the PEM markers is no valid key.
    return null;
  }
}

/** Returns the site's keys. Null if it accepts unsigned releases. */
export const heldKeys = (file: string | undefined): KeyObject[] =>
  file === undefined ? [] : readReleaseKeys(file);

/**
 * Returns why a stored version may not be shown to visitors or in a preview. Null if it may be
 * shown. The store may contain versions from before the site had keys. Such a version needs a
 * signature of an accepted builder, or must have been active before.
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
 * Returns why a staged release has no valid signature of the builders in `keys`. Null if it has
 * one, or if there are no keys.
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
