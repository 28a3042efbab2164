import type { Failure, Result } from '@mcs-repairs/shared/domain/types/failure';
import {
  MOST_PASSKEYS,
  type NewPasskey,
  type PasskeyCreation,
} from '@mcs-repairs/shared/domain/types/passkey';
import type { RecoveryCodes } from '@mcs-repairs/shared/domain/types/secondFactor';
import { inTransaction, transact, type Trx } from '../../db';
import { refused } from '../../runtime';
import type { Shop } from '../shop';
import { holdConfirmed } from '../staff/freshlyConfirmed';
import { newRecoveryCodes } from '../staff/recoveryCodes';
import { factorsOf, hasFactor, replaceRecoveryCodes } from '../staff/storedFactors';
import { endSessions, noteFactorConfirmed, type SignedIn } from '../staff/storedSessions';
import { tellOfFactor } from '../staff/tellOfFactor';
import { drawChallenge, takeChallenge } from './passkeyChallenges';
import { creationOf } from './passkeyOptions';
import type { PasskeySite } from './passkeySite';
import { insertPasskey, passkeysOf } from './storedPasskeys';
import { verifyMade } from './verifyPasskey';

const placeOf = ({ sessionId }: SignedIn) => `creation ${sessionId}`;

/**
 * Returns the options with which the browser of a staff member creates a passkey. The options are
 * valid only for this session.
 */
export async function beginPasskey(
  shop: Shop,
  by: SignedIn,
  site: PasskeySite,
): Promise<Result<PasskeyCreation>> {
  const present = await passkeysOf(shop.db, by.staff.id);
  if (present.length >= MOST_PASSKEYS) return refuse('conflict', TOO_MANY);
  const where = { place: placeOf(by), staffId: by.staff.id };
  const challenge = await inTransaction(shop.db, (trx) => drawChallenge(trx, where, shop.now()));
  const asked = { site, challenge, present: present.filter((row) => row.site === site.name) };
  return { ok: true, value: creationOf(asked, by.staff, shop.config.shop.name) };
}

/**
 * Stores a new passkey of a staff account, and ends every other session of the account. If the
 * passkey is the account's first second factor, returns recovery codes.
 */
export async function addPasskey(
  shop: Shop,
  by: SignedIn,
  site: PasskeySite,
  { name, credential }: NewPasskey,
): Promise<Result<RecoveryCodes>> {
  const { db, now } = shop;
  const staffId = by.staff.id;
  const challenge = await inTransaction(db, (trx) => takeChallenge(trx, placeOf(by), now()));
  const made = challenge === null ? null : await verifyMade(credential, { site, challenge });
  if (made === null) return refuse('invalid', NOT_MADE);
  const passkey = {
    staff_id: staffId,
    site: site.name,
    credential_id: made.credentialId,
    public_key: made.publicKey,
    sign_count: made.count,
    transports: JSON.stringify(credential.response.transports),
    name,
  };
  const fresh = newRecoveryCodes();
  return transact(db, async (trx): Promise<Result<RecoveryCodes>> => {
    const missing = await holdConfirmed(shop, trx, by);
    if (missing) return { ok: false, failure: missing };
    const isFirst = !hasFactor(await factorsOf(trx, staffId));
    if ((await passkeysOf(trx, staffId)).length >= MOST_PASSKEYS)
      return refuse('conflict', TOO_MANY);
    if (!(await insertPasskey(trx, passkey, now()))) return refuse('conflict', TAKEN);
    const codes = isFirst ? await keepCodes(trx, staffId, fresh) : [];
    await endSessions(trx, staffId, by.sessionId);
    // The member has just created the first passkey in this session. The session therefore counts
    // as confirmed with the second factor.
    if (isFirst) await noteFactorConfirmed(trx, by.sessionId, now());
    const told = { event: 'passkey-added', detail: name, message: ADDED } as const;
    await tellOfFactor(shop, trx, by, told);
    return { ok: true, value: { codes } };
  });
}

async function keepCodes(trx: Trx, staffId: string, codes: string[]): Promise<string[]> {
  await replaceRecoveryCodes(trx, staffId, codes);
  return codes;
}

function refuse(code: 'invalid' | 'conflict', message: string): { ok: false; failure: Failure } {
  return refused(code, { message });
}

const NOT_MADE =
  'The passkey was not created. The request took too long, or belongs to another page. Please try again.';
const TAKEN = 'This passkey is already in use';
const TOO_MANY = `An account can have ${MOST_PASSKEYS} passkeys. Please remove one that you no longer use.`;
const ADDED =
  'A passkey was added to your account: you can confirm your sign-ins with it from now on. Your other sessions have ended.';
