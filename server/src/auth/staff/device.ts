import { newSecret, type Reads } from '../../db';
import { isKnownDevice } from './knownDevices';

const SECRET = /^[\w-]{43}$/;

/** The secret by which this browser is known to an account; null when it is new to it. `given` is the one that it sent. */
export async function knownDeviceOf(
  trx: Reads,
  given: string | undefined,
  staffId: string | undefined,
): Promise<string | null> {
  if (!given || !staffId) return null;
  return (await isKnownDevice(trx, given, staffId)) ? given : null;
}

/** The secret that this browser is to be known by: its own when somebody signed in with it before, else a new one. */
export async function deviceForSession(trx: Reads, given: string | undefined): Promise<string> {
  return given && (await isKnownDevice(trx, given, null)) ? given : newSecret();
}

/**
 * The secret of a browser that waits for an approval, to be kept in it until then. It stays the same from try to try, whether
 * or not the password was right: an approval that is on its way lets in the browser that still asks.
 */
export function waitingDevice(given = ''): string {
  return SECRET.test(given) ? given : newSecret();
}
