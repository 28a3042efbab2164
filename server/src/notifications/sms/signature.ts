import { createHmac } from 'node:crypto';
import { isSameSecret } from '../../db';

/**
 * The number of seconds that a signature is valid. The time is short, because somebody may
 * intercept a signature and use it again.
 */
const SECONDS = 300;

/**
 * Returns the `x-signature` header for a body that is sent at `timestamp` (Unix time in seconds).
 */
export function signatureOf(secret: string, timestamp: string, body: string): string {
  const hmac = createHmac('sha256', secret).update(`${timestamp}.${body}`).digest('hex');
  return `sha256=${hmac}`;
}

/**
 * Returns whether a body was signed with the secret within the last five minutes. Clocks of sender
 * and receiver may differ by five minutes.
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
