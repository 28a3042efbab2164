import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Result } from 'shared/types/failure';
import type { Session, SignIn } from 'shared/types/staff';
import { hashOf, newSecret } from '../db/ids';
import { insertSession } from '../db/sessions';
import { isKnownDevice, rememberDevice } from '../db/signInAttempts';
import { staffByEmail, type StaffRow } from '../db/staff';
import { store } from '../db/transact';
import { failure } from '../http/failures';
import { noteDone, noteRefused } from '../http/securityLog';
import type { Shop } from '../shop';
import { isPassword } from './passwords';
import {
  ABSOLUTE_MS,
  csrfTokenOf,
  deviceName,
  deviceToken,
  setDeviceCookie,
  setSessionCookie,
} from './sessionCookie';
import { noteFailure, noteSuccess, secondsToWait, type Attempt } from './signInLimits';

/** Checks e-mail and password; the same answer, in the same time, whether the account or the password is wrong. */
export async function checkCredentials(
  shop: Shop,
  request: FastifyRequest,
  { email, password }: SignIn,
): Promise<Result<StaffRow>> {
  const { db } = shop;
  const now = shop.now();
  const row = await staffByEmail(db, email);
  const device = deviceToken(shop.config, request);
  const knownDevice = Boolean(row && device && (await isKnownDevice(db, device, row.id)));
  const attempt: Attempt = { email, address: request.ip, knownDevice };
  const retryAfterSeconds = await secondsToWait(db, attempt, now);
  if (retryAfterSeconds !== null) {
    noteRefused(request.log, 'sign-in-held', { staff: row?.id });
    const message = 'Too many attempts. Please wait before you try again.';
    return { ok: false, failure: failure('too-many-requests', { message, retryAfterSeconds }) };
  }
  if ((await isPassword(row?.password_hash ?? null, password)) && row && !row.disabled_at) {
    await noteSuccess(db, attempt);
    return { ok: true, value: row };
  }
  await noteFailure(db, attempt, now);
  noteRefused(request.log, 'sign-in-refused', { staff: row?.id });
  const message = 'The e-mail address or the password is wrong';
  return { ok: false, failure: failure('wrong-credentials', { message }) };
}

/** Opens a session in this browser. A new secret each time: one that was planted before is worth nothing. */
export async function openSession(
  shop: Shop,
  request: FastifyRequest,
  reply: FastifyReply,
  { id, name, email }: StaffRow,
): Promise<Session> {
  const token = newSecret();
  const device = newSecret();
  const now = shop.now();
  const expiresAt = new Date(now.getTime() + ABSOLUTE_MS);
  const session = {
    staffId: id,
    tokenHash: hashOf(token),
    device: deviceName(request.headers['user-agent']),
    expiresAt,
  };
  await store(shop.db, async (trx) => {
    await insertSession(trx, session, now);
    await rememberDevice(trx, device, id, now);
  });
  noteDone(request.log, 'signed-in', { staff: id });
  setSessionCookie(shop.config, reply, token);
  setDeviceCookie(shop.config, reply, device);
  return { staff: { id, name, email }, csrfToken: csrfTokenOf(token) };
}
