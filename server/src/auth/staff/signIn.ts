import { actorIn } from './actor';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Result } from '@mcs-repairs/shared/domain/types/failure';
import type { Session, SignIn } from '@mcs-repairs/shared/domain/types/staff';
import { hashOf, inTransaction, newSecret, transact } from '../../db';
import { rememberDevice } from './knownDevices';
import { endSession, endSessions, insertSession } from './storedSessions';
import { holdAccount, staffByEmail, type StaffRow } from './storedStaff';
import { failure, refused } from '../../runtime';
import { type Logger, noteDone, noteRefused } from '../../http';
import type { Shop } from '../shop';
import { deviceForSession, knownDeviceOf, waitingDevice } from './device';
import { ABSOLUTE_MS, csrfTokenOf, deviceName } from './sessionCookie';
import { sendSignInApproval } from './signInApproval';
import { noticeNewBrowser } from './noticeNewBrowser';
import { factorsOf, hasFactor, lacksNeededFactor } from './storedFactors';
import { noteLog } from './staffLog';
import { noteSuccess, releaseAttempt, reserveAttempt, type Attempt } from './signInLimits';

/**
 * The minimum response time in milliseconds for an account for which somebody tried many passwords.
 * Queuing the email takes less time than this, so the response time does not reveal whether the
 * password was right.
 */
const GUARDED_ANSWER_MS = 150;
const BUSY_SECONDS = 5;

const WRONG = 'The email address or password is wrong';
const GUARDED =
  'Somebody tried many passwords for this account. If your password was correct, we sent you an email with a link. Open it within 15 minutes, then sign in here again.';
const MEANWHILE = 'A second factor was just added to this account. Please sign in again.';
const BUSY = 'Many people are signing in right now. Please try again in a moment.';

/**
 * The browser in which somebody signs in. `device` is the secret that the browser sent. By this
 * secret, an account recognises the browsers of its member.
 */
export type SigningIn = {
  address: string;
  userAgent: string | undefined;
  device: string | undefined;
  log: Logger;
};

/**
 * The result of a password check. `device` is the secret that the browser stores from now on. The
 * browser gets it after a success and after a failure.
 */
type Checked = Result<StaffRow> & { device?: string };
type Opened = { session: Session; token: string; device: string };

/**
 * Checks email address and password. Neither the response nor its time reveals which of the two was
 * wrong. For a guarded account, they do not even reveal whether both were right.
 */
export async function checkCredentials(
  shop: Shop,
  browser: SigningIn,
  { email, password }: SignIn,
): Promise<Checked> {
  const { db } = shop;
  const row = await staffByEmail(db, email);
  const knownDevice = await knownDeviceOf(db, browser.device, row?.id);
  const attempt: Attempt = { email, address: browser.address, knownDevice };
  const reserved = await reserveAttempt(db, attempt, shop.now());
  if (!reserved.ok) {
    noteRefused(browser.log, 'sign-in-held', { staff: row?.id });
    return reserved;
  }
  const asker = knownDevice ? 'known' : 'stranger';
  const matches = await shop.passwords.compare(row?.password_hash ?? null, password, asker);
  if (matches === 'busy') {
    await releaseAttempt(db, attempt);
    const more = { message: BUSY, retryAfterSeconds: BUSY_SECONDS };
    return refused('unavailable', more);
  }
  const member = matches && row && !row.disabled_at ? row : null;
  if (reserved.value.guarded) return askFirst(shop, browser, member);
  if (member) {
    await noteSuccess(db, attempt);
    return { ok: true, value: member };
  }
  noteRefused(browser.log, 'sign-in-refused', { staff: row?.id });
  return refused('wrong-credentials', { message: WRONG });
}

/**
 * Emails a link to the member, who must approve this browser before the sign-in continues. The
 * response does not reveal whether the password was right.
 */
async function askFirst(shop: Shop, browser: SigningIn, member: StaffRow | null): Promise<Checked> {
  const device = waitingDevice(browser.device);
  const name = deviceName(browser.userAgent);
  await Promise.all([
    member && sendSignInApproval(shop, member, { device, name }),
    sleep(GUARDED_ANSWER_MS),
  ]);
  noteRefused(browser.log, 'sign-in-guarded', { staff: member?.id });
  return { ok: false, failure: failure('approval-needed', { message: GUARDED }), device };
}

/**
 * Opens a session in this browser. Fails if the password was changed or the account was disabled
 * after `row` was read. Each session has a new secret, so a session cookie that an attacker placed
 * in the browser is useless.
 */
export async function openSession(
  shop: Shop,
  browser: SigningIn,
  row: StaffRow,
  byFactor: boolean,
): Promise<Result<Opened>> {
  const { id, name, email, role } = row;
  const token = newSecret();
  const device = await deviceForSession(shop.db, browser.device);
  const now = shop.now();
  const session = {
    staffId: id,
    tokenHash: hashOf(token),
    device: deviceName(browser.userAgent),
    expiresAt: new Date(now.getTime() + ABSOLUTE_MS),
    byFactor,
  };
  const opened = await transact(shop.db, async (trx) => {
    if (!(await holdAccount(trx, row))) return refused('wrong-credentials', { message: WRONG });
    // After the password check, the member may have turned on the second factor in another session.
    if (!byFactor && hasFactor(await factorsOf(trx, id)))
      return refused('signed-out', { message: MEANWHILE });
    await insertSession(trx, session, now);
    await noticeNewBrowser(shop, trx, { staffId: id, given: browser.device, name: session.device });
    await rememberDevice(trx, hashOf(device), id, now);
    const detail = session.device;
    await noteLog(trx, { event: 'signed-in', detail }, actorIn({ staff: row }), now);
    return { ok: true, value: null };
  });
  if (!opened.ok) return opened;
  noteDone(browser.log, 'signed-in', { staff: id });
  const lacks = (await lacksNeededFactor(shop.db, row)) && { lacksSecondFactor: true };
  const staff = { id, name, email, role, ...lacks };
  const opening = { staff, csrfToken: csrfTokenOf(token) };
  return { ok: true, value: { session: opening, token, device } };
}

/** Ends one of a member's sessions. Returns false if the member has no such session. */
export function signOut({ db }: Shop, staffId: string, sessionId: string): Promise<boolean> {
  return inTransaction(db, (trx) => endSession(trx, staffId, sessionId));
}

/** Ends all of a member's sessions except one. */
export function signOutOthers({ db }: Shop, staffId: string, current: string): Promise<void> {
  return inTransaction(db, (trx) => endSessions(trx, staffId, current));
}
