import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import type { Db } from './schema';
import { serverSecret, type SecretName } from './serverSecrets';

const ALGORITHM = 'aes-256-gcm';
const IV_BYTES = 12;
const TAG_BYTES = 16;

/**
 * What a text is encrypted with: a secret of the server, and the id of the record that contains the
 * text. Nobody can decrypt the text without both.
 */
type Place = { name: SecretName; subject: string };

/**
 * Encrypts a text for its record (AES-256-GCM). To decrypt it, the caller must name the same
 * record.
 */
export async function sealText(db: Db, place: Place, text: string): Promise<string> {
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv(ALGORITHM, await keyOf(db, place), iv);
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString('base64url');
}

/** Decrypts a text. @throws if the text belongs to another record or was changed. */
export async function openSealed(db: Db, place: Place, sealed: string): Promise<string> {
  const bytes = Buffer.from(sealed, 'base64url');
  const iv = bytes.subarray(0, IV_BYTES);
  const decipher = createDecipheriv(ALGORITHM, await keyOf(db, place), iv);
  decipher.setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
  const opened = decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES));
  return Buffer.concat([opened, decipher.final()]).toString('utf8');
}

async function keyOf(db: Db, { name, subject }: Place): Promise<Buffer> {
  return Buffer.from(hkdfSync('sha256', await serverSecret(db, name), subject, name, 32));
}
