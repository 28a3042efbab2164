import type { Result } from '@mcs-repairs/shared/domain/types/failure';
import { transact } from '../../db';
import { refused } from '../../runtime';
import type { Shop } from '../shop';
import { refuseLast } from '../staff/changeFactor';
import { holdConfirmed } from '../staff/freshlyConfirmed';
import { dropLoneCodes, needsFactor } from '../staff/storedFactors';
import { endSessions, type SignedIn } from '../staff/storedSessions';
import { tellOfFactor } from '../staff/tellOfFactor';
import { deletePasskey } from './storedPasskeys';

/**
 * Removes one of the member's passkeys. Also ends the member's other sessions, because the device
 * may be lost. Fails with `not-found` if the member has no such passkey. Fails with `forbidden` if
 * it is the last second factor and the member's role requires one.
 */
export async function removePasskey(shop: Shop, by: SignedIn, id: string): Promise<Result<null>> {
  const { id: staffId, role } = by.staff;
  return transact(shop.db, async (trx) => {
    const missing = await holdConfirmed(shop, trx, by);
    if (missing) return { ok: false, failure: missing };
    const name = await deletePasskey(trx, staffId, id);
    if (name === null) return refused('not-found');
    const isGuarded = await dropLoneCodes(trx, staffId);
    if (!isGuarded && (await needsFactor(trx, role))) return refuseLast();
    await endSessions(trx, staffId, by.sessionId);
    const message = isGuarded ? REMOVED : LAST_REMOVED;
    await tellOfFactor(shop, trx, by, { event: 'passkey-removed', detail: name, message });
    return { ok: true, value: null };
  });
}

const REMOVED = 'A passkey was removed from your account. Your other sessions have ended.';
const LAST_REMOVED =
  'The last passkey was removed from your account: you sign in with only your password. Your other sessions have ended.';
