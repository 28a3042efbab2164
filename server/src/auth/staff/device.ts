import { newSecret, type Reads } from '../../db';
import { isKnownDevice } from './knownDevices';

const SECRET = /^[\w-]{43}$/;

/**
 * Returns the secret by which an account recognises this browser. Null if nobody used this browser
 * for the account before. `given` is the secret that the browser sent.
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
 * Returns the secret that identifies this browser from now on. If the browser has a secret from an
 * earlier sign-in, it keeps this secret. Otherwise, it gets a new one.
 */
export async function deviceForSession(trx: Reads, given: string | undefined): Promise<string> {
  return given && (await isKnownDevice(trx, given, null)) ? given : newSecret();
}

/**
 * Returns the secret that a browser stores while it waits for an approval. The secret stays the
 * same with every attempt, so an approval email from an earlier attempt still works. The secret
 * does not depend on the password, so it does not reveal whether the password was right.
 */
export function waitingDevice(given = ''): string {
  return SECRET.test(given) ? given : newSecret();
}
