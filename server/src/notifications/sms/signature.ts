import { createHmac } from 'node:crypto';
import { isSameSecret } from '../../db';

/**
 * For how many seconds a signature is valid. The time is short, because somebody may copy a signed
 * request and send it again.
 */
const SECONDS = 300;

/** Returns the `x-signature` header for a body with this `timestamp` (Unix time in seconds). */
export function signatureOf(secret: string, timestamp: string, body: string): string {
  const hmac = createHmac('sha256', secret).update(`${timestamp}.${body}`).digest('hex');
  return `sha256=${hmac}`;
}

/**
 * Returns whether a body was signed with the secret within the last five minutes. The clocks of the
 * two machines may differ by up to five minutes.
 */
export function isSigned(
  secret: string,
  { timestamp, signature, body }: { timestamp: string; signature: string; body: string },
  now: Date,
): boolean {
  if (!/^\d{10}$/.test(timestamp)) return false;
  if (Math.abs(now.getTime() / 1000 - Number(timestamp)) > SECONDS) return false;
  return isSameSecret(signature, signatureOf(secret, timestamp, body));
}
