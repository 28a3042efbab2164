import * as ownAccount from '@mcs-repairs/shared/domain/contract/ownAccount';
import * as contract from '@mcs-repairs/shared/domain/contract/session';
import type { Result } from '@mcs-repairs/shared/domain/types/failure';
import { noteDone, noteRefused, serve, type Routes } from '../../http';
import { refused } from '../../runtime';
import type { Shop } from '../shop';
import { changePassword } from './changePassword';
import { confirmSession } from './confirmSession';
import { findSignedIn } from './requireStaff';
import { serveStaff } from './serveStaff';
import {
  clearSessionCookie,
  csrfTokenOf,
  IDLE_MS,
  sessionToken,
  setDeviceCookie,
} from './sessionCookie';
import { checkCredentials, signOut, signOutOthers } from './signIn';
import {
  askerOf,
  browserOf,
  endSessionAtHand,
  keepStepToken,
  openSessionHere,
} from './signedInBrowser';
import { beginStep } from './signInStep';
import { sessionsOf } from './storedSessions';

const DONE = { ok: true, value: null } as const;

export const sessionRoutes: Routes<Shop> = (...given) => {
  session(...given);
  password(...given);
  sessions(...given);
};

/** Operations for signing in and out. */
const session: Routes<Shop> = (api, shop, limit) => {
  serve(api, contract.readSession, {}, async (_input, request) => {
    const signedIn = await findSignedIn(shop, request);
    if (!signedIn) return { ok: true, value: { staff: null } };
    const token = sessionToken(shop.config, request) ?? '';
    const { staff, lacksSecondFactor } = signedIn;
    const lacks = lacksSecondFactor && { lacksSecondFactor };
    const value = { staff: { ...staff, ...lacks }, csrfToken: csrfTokenOf(token) };
    return { ok: true, value };
  });

  serve(
    api,
    contract.signIn,
    { config: limit(60, askerOf(shop)), bodyLimit: 4096 },
    async ({ body }, request, reply) => {
      const outcome = await checkCredentials(shop, browserOf(shop, request), body);
      if (outcome.device) setDeviceCookie(shop.config, reply, outcome.device);
      if (!outcome.ok) return outcome;
      const step = await beginStep(shop, outcome.value);
      if (step !== null) {
        keepStepToken(shop, reply, step.token);
        return refused('second-factor-needed', { factors: step.factors });
      }
      await endSessionAtHand(shop, request);
      return openSessionHere(shop, reply, outcome.value);
    },
  );

  serveStaff(api, shop)(contract.signOut, async (_input, { staff, sessionId }, reply) => {
    await signOut(shop, staff.id, sessionId);
    noteDone(reply.log, 'signed-out', { staff: staff.id });
    clearSessionCookie(shop.config, reply);
    return DONE;
  });
};

/**
 * The operation with which a member changes their own password. Too many wrong passwords end the
 * session.
 */
const password: Routes<Shop> = (api, shop, limit) => {
  const serve = serveStaff(api, shop);
  const limited = { config: limit(20) };

  serve(
    ownAccount.changePassword,
    async ({ body }, by, reply) => {
      const outcome = await changePassword(shop, by, body);
      const who = { staff: by.staff.id };
      if (outcome.ok) noteDone(reply.log, 'password-changed', who);
      else noteRefused(reply.log, 'password-change-refused', who);
      if (hasEnded(outcome)) clearSessionCookie(shop.config, reply);
      return outcome;
    },
    limited,
  );

  serve(
    ownAccount.confirmSession,
    async ({ body }, by, reply) => {
      const outcome = await confirmSession(shop, by, body.currentPassword);
      if (!outcome.ok) noteRefused(reply.log, 'confirmation-refused', { staff: by.staff.id });
      if (hasEnded(outcome)) clearSessionCookie(shop.config, reply);
      return outcome;
    },
    limited,
  );
};

const hasEnded = (outcome: Result<null>) => !outcome.ok && outcome.failure.code === 'signed-out';

/** Operations on the member's own sessions. */
const sessions: Routes<Shop> = (api, shop) => {
  const serve = serveStaff(api, shop);

  serve(ownAccount.listSessions, async (_input, { staff, sessionId }) => {
    const now = shop.now();
    const seenSince = new Date(now.getTime() - IDLE_MS);
    return { ok: true, value: await sessionsOf(shop.db, staff.id, sessionId, now, seenSince) };
  });

  serve(ownAccount.endOtherSessions, async (_input, { staff, sessionId }, { log }) => {
    await signOutOthers(shop, staff.id, sessionId);
    noteDone(log, 'session-ended', { staff: staff.id });
    return DONE;
  });

  serve(ownAccount.endSession, async ({ params }, { staff }, { log }) => {
    if (!(await signOut(shop, staff.id, params.id))) return refused('not-found');
    noteDone(log, 'session-ended', { staff: staff.id });
    return DONE;
  });
};
