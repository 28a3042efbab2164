import { newSecret, type Reads } from '../../db';
import { isKnownDevice } from './knownDevices';

const SECRET = /^[\w-]{43}$/;

/**
 * Returns the secret by which an account recognises this browser. Null if the browser is unknown to
 * the account. `given` is the secret that the browser sent.
 */
export async function knownDeviceOf(
  trx: Reads,
  given: string | undefined,
  staffId: string | undefined,
): Promise<string | null> {
  if (!given || !staffId) return null;
  return (await isKnownDevice(trx, given, staffId)) ? given : null;
}

/**
 * Returns the secret that identifies this browser from now on: the same secret after an earlier
 * sign-in, otherwise a new secret.
 */
export async function deviceForSession(trx: Reads, given: string | undefined): Promise<string> {
  return given && (await isKnownDevice(trx, given, null)) ? given : newSecret();
}

/**
 * Returns the secret that a browser stores while it waits for an approval. The secret stays the
 * same with every attempt, so that an approval email that was sent earlier still admits this
 * browser. It does not depend on the password, so it does not reveal whether the password was
 * right.
 */
export function waitingDevice(given = ''): string {
  return SECRET.test(given) ? given : newSecret();
}
