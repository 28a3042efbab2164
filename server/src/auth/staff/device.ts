import { newSecret, type Reads } from '../../db';
import { isKnownDevice } from './knownDevices';

const SECRET = /^[\w-]{43}$/;

/**
 * Returns the secret by which an account recognises the requesting browser. Null if nobody signed
 * in to the account in this browser before. `given` is the secret that the browser sent.
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
 * Returns the secret that identifies this browser in later sign-ins. A browser with a secret from
 * an earlier sign-in keeps its secret. Other browsers get a new one.
 */
export async function deviceForSession(trx: Reads, given: string | undefined): Promise<string> {
  return given && (await isKnownDevice(trx, given, null)) ? given : newSecret();
}

/**
 * Returns the secret that a browser stores while its sign-in waits for an approval by email. The
 * secret is the same for every attempt, so the email of an earlier attempt still works. The secret
 * does not depend on the password, so it does not reveal whether the password was right.
 */
export function waitingDevice(given = ''): string {
  return SECRET.test(given) ? given : newSecret();
}
