import type { Enrolment, RecoveryCodes } from '@mcs-repairs/shared/domain/types/secondFactor';
import type { Failure, Result } from '@mcs-repairs/shared/domain/types/failure';
import { inTransaction, sealText, transact } from '../../db';
import { refused } from '../../runtime';
import type { Shop } from '../shop';
import { reserveCode, noteRightCode } from './signInLimits';
import { endSessions, noteFactorConfirmed, type SignedIn } from './storedSessions';
import { confirmByCode } from './confirmSession';
import { holdConfirmed } from './freshlyConfirmed';
import { factorPlace, latestStep, refuseCode } from './checkCode';
import { newRecoveryCodes } from './recoveryCodes';
import {
  dropLoneCodes,
  factorsOf,
  keepPending,
  needsFactor,
  removeApp,
  replaceRecoveryCodes,
  sealedSecrets,
  usePending,
} from './storedFactors';
import { tellOfFactor } from './tellOfFactor';
import { newTotpSecret, totpAddress } from './totp';

/**
 * Creates a new secret for the member's authenticator app. The secret becomes active when the
 * member enters the first code from the app.
 */
export async function beginEnrolment(shop: Shop, { staff }: SignedIn): Promise<Enrolment> {
  const secret = newTotpSecret();
  const sealed = await sealText(shop.db, factorPlace(staff.id), secret);
  await inTransaction(shop.db, (trx) => keepPending(trx, staff.id, sealed));
  return { secret, address: totpAddress(secret, staff.email, shop.config.shop.name) };
}

/**
 * Turns the second factor on with the first code of the new secret, and ends every other session of
 * the account.
 */
export async function confirmEnrolment(
  shop: Shop,
  by: SignedIn,
  code: string,
): Promise<Result<RecoveryCodes>> {
  const { db, now } = shop;
  const staffId = by.staff.id;
  const asker = { staffId, knownDevice: by.sessionId };
  const reserved = await reserveCode(db, asker, now());
  if (!reserved.ok) return reserved;
  const { pending } = await sealedSecrets(db, staffId);
  const step =
    pending === null ? null : await latestStep(db, { staffId, secret: pending }, code, now());
  if (pending === null || step === null) return refuseCode();
  const codes = newRecoveryCodes();
  const outcome = await transact(db, async (trx): Promise<Result<RecoveryCodes>> => {
    const missing = await holdConfirmed(shop, trx, by);
    if (missing) return { ok: false, failure: missing };
    if (!(await usePending(trx, { staffId, pending, step }, now()))) return refuseCode();
    await replaceRecoveryCodes(trx, staffId, codes);
    await endSessions(trx, staffId, by.sessionId);
    await noteFactorConfirmed(trx, by.sessionId, now());
    await tellOfFactor(shop, trx, by, { event: 'second-factor-on', message: TURNED_ON });
    return { ok: true, value: { codes } };
  });
  if (outcome.ok) await noteRightCode(db, asker);
  return outcome;
}

/**
 * Removes the member's authenticator app. The request contains a code of the app. Fails with
 * `forbidden` if the role requires a second factor and the member has no other.
 */
export async function turnOff(shop: Shop, by: SignedIn, code: string): Promise<Result<null>> {
  const { id, role } = by.staff;
  const before = await factorsOf(shop.db, id);
  if (!before.passkey && (await needsFactor(shop.db, role))) return refuseLast();
  const checked = await confirmByCode(shop, by, code);
  if (!checked.ok) return checked;
  return transact(shop.db, async (trx) => {
    const missing = await holdConfirmed(shop, trx, by);
    if (missing) return { ok: false, failure: missing };
    await removeApp(trx, id);
    const isGuarded = await dropLoneCodes(trx, id);
    if (!isGuarded && (await needsFactor(trx, role))) return refuseLast();
    const message = isGuarded ? APP_OFF : TURNED_OFF;
    await tellOfFactor(shop, trx, by, { event: 'second-factor-off', message });
    return { ok: true, value: null };
  });
}

/**
 * Returns the error for a member who tries to remove the last second factor, although the member's
 * role requires one.
 */
export function refuseLast(): { ok: false; failure: Failure } {
  const message = 'Your role requires a second factor. Set up a new one instead.';
  return refused('forbidden', { message });
}

/** Replaces all recovery codes of an account. The member must enter a valid code first. */
export async function renewCodes(
  shop: Shop,
  by: SignedIn,
  code: string,
): Promise<Result<RecoveryCodes>> {
  const checked = await confirmByCode(shop, by, code);
  return checked.ok ? makeNewCodes(shop, by) : checked;
}

/**
 * Replaces all recovery codes of a member who has just confirmed the second factor in this session.
 */
export async function makeNewCodes(shop: Shop, by: SignedIn): Promise<Result<RecoveryCodes>> {
  const codes = newRecoveryCodes();
  return transact(shop.db, async (trx): Promise<Result<RecoveryCodes>> => {
    const missing = await holdConfirmed(shop, trx, by);
    if (missing) return { ok: false, failure: missing };
    await replaceRecoveryCodes(trx, by.staff.id, codes);
    await tellOfFactor(shop, trx, by, { event: 'recovery-codes-renewed', message: RENEWED });
    return { ok: true, value: { codes } };
  });
}

const TURNED_ON = 'A second factor was turned on: you need a code to sign in from now on.';
const TURNED_OFF = 'The second factor was turned off: you sign in with only your password.';
const APP_OFF =
  'The authenticator app was removed from your account: you sign in with a passkey from now on.';
const RENEWED = 'New recovery codes were created. The earlier codes no longer work.';
