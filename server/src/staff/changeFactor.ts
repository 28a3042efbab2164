import type { Enrolment, RecoveryCodes } from 'shared/domain/types/secondFactor';
import type { Result } from 'shared/domain/types/failure';
import type { LogEvent } from 'shared/domain/types/staffLog';
import { sealText } from '../db/sealText';
import type { Trx } from '../db/schema';
import { inTransaction, transact } from '../db/transact';
import { failure } from '../http/failures';
import { promiseStaffMail } from '../mail/promiseStaffMail';
import type { Shop } from '../shop';
import { actorIn } from './actor';
import { forgetDevices } from './knownDevices';
import { reserveCode, noteRightCode } from './signInLimits';
import { noteLog } from './staffLog';
import { endSessions, type SignedIn } from './storedSessions';
import { staffById } from './storedStaff';
import { checkCode, factorPlace, latestStep, refuseCode } from './checkCode';
import { newRecoveryCodes } from './recoveryCodes';
import {
  keepPending,
  readFactorState,
  removeFactor,
  replaceRecoveryCodes,
  sealedSecrets,
  usePending,
} from './storedFactors';
import { newTotpSecret, totpAddress } from './totp';

/** A new secret for the member's app; nothing changes until its first code. */
export async function beginEnrolment(shop: Shop, { staff }: SignedIn): Promise<Enrolment> {
  const secret = newTotpSecret();
  const sealed = await sealText(shop.db, factorPlace(staff.id), secret);
  await inTransaction(shop.db, (trx) => keepPending(trx, staff.id, sealed));
  return { secret, address: totpAddress(secret, staff.email, shop.config.shop.name) };
}

/** Turns the second factor on with the first code of its secret; every other session of the account ends. */
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
    if (!(await usePending(trx, { staffId, pending, step }, now()))) return refuseCode();
    await replaceRecoveryCodes(trx, staffId, codes);
    await endSessions(trx, staffId, by.sessionId);
    await tell(shop, trx, by, { event: 'second-factor-on', message: TURNED_ON });
    return { ok: true, value: { codes } };
  });
  if (outcome.ok) await noteRightCode(db, asker);
  return outcome;
}

/** Takes the own second factor away, with a code of it. Failure `forbidden` where one's role needs it. */
export async function turnOff(shop: Shop, by: SignedIn, code: string): Promise<Result<null>> {
  const { required } = await readFactorState(shop.db, by.staff);
  if (required) {
    const message = 'The rules for your role ask for a second factor. Set a new one up instead.';
    return { ok: false, failure: failure('forbidden', { message }) };
  }
  const checked = await checkOwn(shop, by, code);
  if (!checked.ok) return checked;
  await inTransaction(shop.db, async (trx) => {
    await removeFactor(trx, by.staff.id);
    await tell(shop, trx, by, { event: 'second-factor-off', message: TURNED_OFF });
  });
  return { ok: true, value: null };
}

/** New recovery codes in the place of all before; asks for a code. */
export async function renewCodes(
  shop: Shop,
  by: SignedIn,
  code: string,
): Promise<Result<RecoveryCodes>> {
  const checked = await checkOwn(shop, by, code);
  if (!checked.ok) return checked;
  const codes = newRecoveryCodes();
  await inTransaction(shop.db, async (trx) => {
    await replaceRecoveryCodes(trx, by.staff.id, codes);
    await tell(shop, trx, by, { event: 'recovery-codes-renewed', message: RENEWED });
  });
  return { ok: true, value: { codes } };
}

/** An owner takes away the second factor of a member who lost it; their sessions and known browsers end. */
export async function resetFactor(shop: Shop, by: SignedIn, id: string): Promise<Result<null>> {
  if (id === by.staff.id) {
    const message = 'Please turn your own second factor off with a code of it';
    return { ok: false, failure: failure('forbidden', { message }) };
  }
  return transact(shop.db, async (trx) => {
    const row = await staffById(trx, id);
    if (!row) return { ok: false, failure: failure('not-found') };
    if (!(await removeFactor(trx, id))) {
      const message = `${row.name} has no second factor`;
      return { ok: false, failure: failure('conflict', { message }) };
    }
    await endSessions(trx, id);
    await forgetDevices(trx, id);
    const detail = `Of ${row.name}`;
    await noteLog(trx, { event: 'second-factor-off', detail }, actorIn(by), shop.now());
    const message = `${by.staff.name} took the second factor of your account away, and ended your sessions. Please sign in and set up a new one.`;
    await notice(shop, trx, id, message);
    return { ok: true, value: null };
  });
}

const TURNED_ON = 'A second factor was turned on: signing in asks for a code from now on.';
const TURNED_OFF = 'The second factor was turned off: signing in asks for the password alone.';
const RENEWED = 'New recovery codes were made. The earlier ones no longer work.';

const checkOwn = (shop: Shop, { staff, sessionId }: SignedIn, code: string) =>
  checkCode(shop, { staffId: staff.id, knownDevice: sessionId, name: staff.name }, code);

async function tell(
  shop: Shop,
  trx: Trx,
  by: SignedIn,
  { event, message }: { event: LogEvent; message: string },
): Promise<void> {
  await noteLog(trx, { event, detail: '' }, actorIn(by), shop.now());
  await notice(shop, trx, by.staff.id, message);
}

const notice = (shop: Shop, trx: Trx, staffId: string, message: string) =>
  promiseStaffMail(
    shop,
    trx,
    { kind: 'account-notice', staffId, payload: { message } },
    async () => '',
  );
