import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import { serverSecret } from '../db/serverSecrets';
import type { Db } from '../db/schema';

const ALGORITHM = 'aes-256-gcm';
const IV_BYTES = 12;
const TAG_BYTES = 16;

/** Encrypts a passcode for its booking (AES-256-GCM): it opens for no other one, and not without the server's secret. */
export async function sealPasscode(db: Db, bookingId: string, passcode: string): Promise<string> {
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv(ALGORITHM, await keyOf(db, bookingId), iv);
  const sealed = Buffer.concat([cipher.update(passcode, 'utf8'), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString('base64url');
}

/** Throws when it was sealed for another booking, or changed since. */
export async function openPasscode(db: Db, bookingId: string, sealed: string): Promise<string> {
  const bytes = Buffer.from(sealed, 'base64url');
  const iv = bytes.subarray(0, IV_BYTES);
  const decipher = createDecipheriv(ALGORITHM, await keyOf(db, bookingId), iv);
  decipher.setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
  const opened = decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES));
  return Buffer.concat([opened, decipher.final()]).toString('utf8');
}

async function keyOf(db: Db, bookingId: string): Promise<Buffer> {
  const secret = await serverSecret(db, 'passcode');
  return Buffer.from(hkdfSync('sha256', secret, bookingId, 'passcode', 32));
}
