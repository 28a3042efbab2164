import { newSecret, type Reads } from '../../db';
import { isKnownDevice } from './knownDevices';

const SECRET = /^[\w-]{43}$/;

/**
 * The secret by which an account knows this browser; null when the browser is new to it. `given`: the secret that the
 * browser sent.
 */
export async function knownDeviceOf(
  trx: Reads,
  given: string | undefined,
  staffId: string | undefined,
): Promise<string | null> {
  if (!given || !staffId) return null;
  return (await isKnownDevice(trx, given, staffId)) ? given : null;
}

/** The secret that identifies this browser from now on: its own after an earlier sign-in, else a new one. */
export async function deviceForSession(trx: Reads, given: string | undefined): Promise<string> {
  return given && (await isKnownDevice(trx, given, null)) ? given : newSecret();
}

/**
 * The secret of a browser that waits for an approval; the browser stores it until then. It stays the same with every
 * attempt, whether or not the password was right, so that an approval that is on its way admits the waiting browser.
 */
export function waitingDevice(given = ''): string {
  return SECRET.test(given) ? given : newSecret();
}
