import { createHmac } from 'node:crypto';
import { isSameSecret } from '../../db';

/** A signature of another day is no signature: who overheard one has no use for it. */
const SECONDS = 300;

/** What `x-signature` says of a body that is sent at `timestamp` (seconds of Unix time). */
export function signatureOf(secret: string, timestamp: string, body: string): string {
  const hmac = createHmac('sha256', secret).update(`${timestamp}.${body}`).digest('hex');
  return `sha256=${hmac}`;
}

/** Whether a body was signed with the secret within the last five minutes; clocks may differ by as much. */
export function isSigned(
  secret: string,
  { timestamp, signature, body }: { timestamp: string; signature: string; body: string },
  now: Date,
): boolean {
  if (!/^\d{10}$/.test(timestamp)) return false;
  if (Math.abs(now.getTime() / 1000 - Number(timestamp)) > SECONDS) return false;
  return isSameSecret(signature, signatureOf(secret, timestamp, body));
}
