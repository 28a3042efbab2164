import * as z from 'zod/mini';
import {
  accountRuleSchema,
  enrolmentSchema,
  recoveryCodesSchema,
  secondFactorCodeSchema,
  secondFactorStateSchema,
} from '@mcs-repairs/shared/domain/types/secondFactor';
import { sessionSchema } from '@mcs-repairs/shared/domain/types/staff';
import {
  answer,
  failures,
  idParamsSchema,
  noteDone,
  noteRefused,
  nothingSchema,
  readCookie,
  refuse,
  type Routes,
} from '../../http';
import { confirmByCode } from './confirmSession';
import { passwordUnconfirmed, unconfirmed } from './freshlyConfirmed';
import { requireStaff, signedInStaff } from './requireStaff';
import { deviceOrNetwork } from './deviceOrNetwork';
import { cookieName, deviceToken, setCookie } from './sessionCookie';
import { answerWithSession, browserOf, endSessionAtHand } from './signedInBrowser';
import { changeRule, readRules } from './accountRules';
import { beginEnrolment, confirmEnrolment, renewCodes, turnOff } from './changeFactor';
import { resetFactor } from './resetFactor';
import { checkCode } from './checkCode';
import { finishStep } from './signInStep';
import { readFactorState } from './storedFactors';
import type { Shop } from '../shop';

export const secondFactorRoutes: Routes<Shop> = (api, shop, limit) => {
  const own = requireStaff(shop, 'own-account');
  const managers = requireStaff(shop, 'manage-staff');

  api.post(
    '/session/code',
    {
      config: limit(60, (request) =>
        deviceOrNetwork(shop, { device: deviceToken(shop.config, request), ip: request.ip }),
      ),
      bodyLimit: 4096,
      schema: {
        operationId: 'finishSignIn',
        tags: ['staff'],
        summary: 'Finish a sign-in that asked for the code of the second factor',
        body: secondFactorCodeSchema,
        response: { 200: sessionSchema, ...failures(400, 401, 403, 413, 415, 422) },
      },
    },
    async (request, reply) => {
      const token = readCookie(request, cookieName(shop.config, 'sign-in'));
      const outcome = await finishStep(shop, browserOf(shop, request), token, ({ asker }) =>
        checkCode(shop, asker, request.body.code),
      );
      if (!outcome.ok) return refuse(reply, outcome.failure);
      await endSessionAtHand(shop, request);
      setCookie(shop.config, reply, 'sign-in', '', 0);
      return answerWithSession(shop, reply, outcome.value, { byFactor: true });
    },
  );

  api.post(
    '/session/confirmation/code',
    {
      onRequest: own,
      config: limit(20),
      schema: {
        operationId: 'confirmSessionByCode',
        tags: ['staff'],
        summary:
          'Give the second factor again by a code: what asks for a fresh password asks for it too (staff)',
        body: secondFactorCodeSchema,
        response: { 204: nothingSchema, ...failures(400, 401, 403, 422) },
      },
    },
    async (request, reply) => {
      const by = signedInStaff(request);
      const outcome = await confirmByCode(shop, by, request.body.code);
      if (!outcome.ok) noteRefused(request.log, 'confirmation-refused', { staff: by.staff.id });
      return answer(reply, outcome, 204);
    },
  );

  api.get(
    '/session/second-factor',
    {
      onRequest: own,
      schema: {
        operationId: 'readSecondFactor',
        tags: ['staff'],
        summary: 'Whether a second factor guards one’s own account (staff)',
        response: { 200: secondFactorStateSchema, ...failures(401, 403) },
      },
    },
    (request) => readFactorState(shop.db, signedInStaff(request).staff),
  );

  api.post(
    '/session/second-factor/enrolment',
    {
      onRequest: own,
      config: limit(20),
      schema: {
        operationId: 'beginEnrolment',
        tags: ['staff'],
        summary: 'A new secret for an authenticator app, in use once its first code comes (staff)',
        response: { 200: enrolmentSchema, ...failures(401, 403) },
      },
    },
    async (request, reply) => {
      const by = signedInStaff(request);
      const missing = unconfirmed(by, shop.now());
      if (missing) return refuse(reply, missing);
      return beginEnrolment(shop, by);
    },
  );

  api.post(
    '/session/second-factor/confirmation',
    {
      onRequest: own,
      config: limit(20),
      schema: {
        operationId: 'confirmEnrolment',
        tags: ['staff'],
        summary: 'Turn the second factor on with its first code; other sessions end (staff)',
        body: secondFactorCodeSchema,
        response: { 200: recoveryCodesSchema, ...failures(400, 401, 403, 422) },
      },
    },
    async (request, reply) => {
      const by = signedInStaff(request);
      const missing = unconfirmed(by, shop.now());
      if (missing) return refuse(reply, missing);
      const outcome = await confirmEnrolment(shop, by, request.body.code);
      if (outcome.ok) noteDone(request.log, 'second-factor-on', { staff: by.staff.id });
      return answer(reply, outcome);
    },
  );

  api.post(
    '/session/second-factor/removal',
    {
      onRequest: own,
      config: limit(20),
      schema: {
        operationId: 'turnSecondFactorOff',
        tags: ['staff'],
        summary: 'Turn one’s second factor off with a code of it (staff)',
        body: secondFactorCodeSchema,
        response: { 204: nothingSchema, ...failures(400, 401, 403, 422) },
      },
    },
    async (request, reply) => {
      const by = signedInStaff(request);
      const missing = passwordUnconfirmed(by, shop.now());
      if (missing) return refuse(reply, missing);
      const outcome = await turnOff(shop, by, request.body.code);
      if (outcome.ok) noteDone(request.log, 'second-factor-off', { staff: by.staff.id });
      return answer(reply, outcome, 204);
    },
  );

  api.post(
    '/session/second-factor/recovery-codes',
    {
      onRequest: own,
      config: limit(20),
      schema: {
        operationId: 'renewRecoveryCodes',
        tags: ['staff'],
        summary: 'New recovery codes in the place of the earlier ones (staff)',
        body: secondFactorCodeSchema,
        response: { 200: recoveryCodesSchema, ...failures(400, 401, 403, 422) },
      },
    },
    async (request, reply) => {
      const by = signedInStaff(request);
      const missing = passwordUnconfirmed(by, shop.now());
      if (missing) return refuse(reply, missing);
      const outcome = await renewCodes(shop, by, request.body.code);
      if (outcome.ok) noteDone(request.log, 'recovery-codes-renewed', { staff: by.staff.id });
      return answer(reply, outcome);
    },
  );

  api.post(
    '/staff/:id/second-factor-reset',
    {
      onRequest: managers,
      schema: {
        operationId: 'resetSecondFactor',
        tags: ['staff'],
        summary: 'Take the second factor of a member away who lost it; their sessions end (staff)',
        params: idParamsSchema,
        response: { 204: nothingSchema, ...failures(401, 403, 404, 409, 422) },
      },
    },
    async (request, reply) => {
      const by = signedInStaff(request);
      const outcome = await resetFactor(shop, by, request.params.id);
      const who = { staff: request.params.id, by: by.staff.id };
      if (outcome.ok) noteDone(request.log, 'second-factor-off', who);
      return answer(reply, outcome, 204);
    },
  );

  api.get(
    '/staff/rules',
    {
      onRequest: requireStaff(shop, 'read-staff'),
      schema: {
        operationId: 'readAccountRules',
        tags: ['staff'],
        summary: 'How long sessions of each role last, and who needs a second factor (staff)',
        response: { 200: z.array(accountRuleSchema), ...failures(401, 403) },
      },
    },
    () => readRules(shop.db),
  );

  api.post(
    '/staff/rules',
    {
      onRequest: managers,
      schema: {
        operationId: 'changeAccountRule',
        tags: ['staff'],
        summary: 'Change the rule of one role, for open sessions too (staff)',
        body: accountRuleSchema,
        response: { 200: z.array(accountRuleSchema), ...failures(400, 401, 403, 409, 422) },
      },
    },
    async (request, reply) => {
      const by = signedInStaff(request);
      const outcome = await changeRule(shop, by, request.body);
      if (outcome.ok) noteDone(request.log, 'account-rules-changed', { by: by.staff.id });
      return answer(reply, outcome);
    },
  );
};
