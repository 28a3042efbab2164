import * as z from 'zod/mini';
import {
  confirmationSchema,
  passwordChangeSchema,
  sessionEntrySchema,
  sessionSchema,
  signInSchema,
} from '@mcs-repairs/shared/domain/types/staff';
import { sessionsOf, type SignedIn } from './storedSessions';
import {
  answer,
  failures,
  idParamsSchema,
  noteDone,
  noteRefused,
  nothingSchema,
  refuse,
  type Routes,
} from '../../http';
import { failure } from '../../runtime';
import { changePassword } from './changePassword';
import { confirmSession } from './confirmSession';
import { deviceOrNetwork } from './deviceOrNetwork';
import { findSignedIn, requireStaff, signedInStaff } from './requireStaff';
import {
  clearSessionCookie,
  csrfTokenOf,
  deviceToken,
  IDLE_MS,
  sessionToken,
  setCookie,
  setDeviceCookie,
} from './sessionCookie';
import { checkCredentials, signOut, signOutOthers } from './signIn';
import { beginStep, STEP_MS } from './signInStep';
import { answerWithSession, browserOf, endSessionAtHand } from './signedInBrowser';
import type { Shop } from '../shop';

export const sessionRoutes: Routes<Shop> = (api, shop, limit) => {
  const staffOnly = requireStaff(shop, 'own-account');

  api.get(
    '/session',
    {
      schema: {
        operationId: 'readSession',
        tags: ['staff'],
        summary: 'Who is signed in; staff is null for visitors',
        response: { 200: sessionSchema, ...failures() },
      },
    },
    async (request) => {
      const signedIn = await findSignedIn(shop, request);
      if (!signedIn) return { staff: null };
      const token = sessionToken(shop.config, request) ?? '';
      const { staff, lacksSecondFactor } = signedIn;
      const lacks = lacksSecondFactor && { lacksSecondFactor };
      return { staff: { ...staff, ...lacks }, csrfToken: csrfTokenOf(token) };
    },
  );

  api.post(
    '/session',
    {
      config: limit(60, (request) =>
        deviceOrNetwork(shop, { device: deviceToken(shop.config, request), ip: request.ip }),
      ),
      bodyLimit: 4096,
      schema: {
        operationId: 'signIn',
        tags: ['staff'],
        summary: 'Sign in',
        body: signInSchema,
        response: { 200: sessionSchema, ...failures(400, 401, 403, 413, 415, 422) },
      },
    },
    async (request, reply) => {
      const outcome = await checkCredentials(shop, browserOf(shop, request), request.body);
      if (outcome.device) setDeviceCookie(shop.config, reply, outcome.device);
      if (!outcome.ok) return refuse(reply, outcome.failure);
      const step = await beginStep(shop, outcome.value);
      if (step !== null) {
        const { token, factors } = step;
        setCookie(shop.config, reply, 'sign-in', token, STEP_MS);
        return refuse(reply, failure('second-factor-needed', { factors }));
      }
      await endSessionAtHand(shop, request);
      return answerWithSession(shop, reply, outcome.value);
    },
  );

  api.delete(
    '/session',
    {
      onRequest: staffOnly,
      schema: {
        operationId: 'signOut',
        tags: ['staff'],
        summary: 'Sign out',
        response: { 204: nothingSchema, ...failures(401, 403) },
      },
    },
    async (request, reply) => {
      const { staff, sessionId } = signedInStaff(request);
      await signOut(shop, staff.id, sessionId);
      noteDone(request.log, 'signed-out', { staff: staff.id });
      clearSessionCookie(shop.config, reply);
      return reply.code(204).send(null);
    },
  );

  api.post(
    '/session/password',
    {
      onRequest: staffOnly,
      config: limit(20),
      schema: {
        operationId: 'changePassword',
        tags: ['staff'],
        summary: 'Change the password; every other session ends',
        body: passwordChangeSchema,
        response: { 204: nothingSchema, ...failures(400, 401, 403, 422) },
      },
    },
    async (request, reply) => {
      const signedIn = signedInStaff(request);
      const outcome = await changePassword(shop, signedIn, request.body);
      const who = { staff: signedIn.staff.id };
      if (outcome.ok) noteDone(request.log, 'password-changed', who);
      else noteRefused(request.log, 'password-change-refused', who);
      if (!outcome.ok && outcome.failure.code === 'signed-out') {
        clearSessionCookie(shop.config, reply);
      }
      return answer(reply, outcome, 204);
    },
  );

  api.post(
    '/session/confirmation',
    {
      onRequest: staffOnly,
      config: limit(20),
      schema: {
        operationId: 'confirmSession',
        tags: ['staff'],
        summary:
          'Give the password again: exports, accounts and rights ask for it after a while (staff)',
        body: confirmationSchema,
        response: { 204: nothingSchema, ...failures(400, 401, 403, 422) },
      },
    },
    async (request, reply) => {
      const signedIn = signedInStaff(request);
      const outcome = await confirmSession(shop, signedIn, request.body.currentPassword);
      if (!outcome.ok) {
        noteRefused(request.log, 'confirmation-refused', { staff: signedIn.staff.id });
        if (outcome.failure.code === 'signed-out') clearSessionCookie(shop.config, reply);
      }
      return answer(reply, outcome, 204);
    },
  );

  api.get(
    '/sessions',
    {
      onRequest: staffOnly,
      schema: {
        operationId: 'listSessions',
        tags: ['staff'],
        summary: "One's own sessions, newest first",
        response: { 200: z.array(sessionEntrySchema), ...failures(401, 403) },
      },
    },
    (request) => {
      const signedIn: SignedIn = signedInStaff(request);
      const now = shop.now();
      const seenSince = new Date(now.getTime() - IDLE_MS);
      return sessionsOf(shop.db, signedIn.staff.id, signedIn.sessionId, now, seenSince);
    },
  );

  api.post(
    '/sessions/end-others',
    {
      onRequest: staffOnly,
      schema: {
        operationId: 'endOtherSessions',
        tags: ['staff'],
        summary: "End all of one's own sessions but this one (staff)",
        response: { 204: nothingSchema, ...failures(401, 403) },
      },
    },
    async (request, reply) => {
      const { staff, sessionId } = signedInStaff(request);
      await signOutOthers(shop, staff.id, sessionId);
      noteDone(request.log, 'session-ended', { staff: staff.id });
      return reply.code(204).send(null);
    },
  );

  api.delete(
    '/sessions/:id',
    {
      onRequest: staffOnly,
      schema: {
        operationId: 'endSession',
        tags: ['staff'],
        summary: "End one of one's own sessions",
        params: idParamsSchema,
        response: { 204: nothingSchema, ...failures(401, 403, 404, 422) },
      },
    },
    async (request, reply) => {
      const { staff } = signedInStaff(request);
      const ended = await signOut(shop, staff.id, request.params.id);
      if (!ended) return refuse(reply, failure('not-found'));
      noteDone(request.log, 'session-ended', { staff: staff.id });
      return reply.code(204).send(null);
    },
  );
};
