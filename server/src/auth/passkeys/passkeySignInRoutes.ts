import type { FastifyRequest } from 'fastify';
import { passkeyProofSchema, passkeyRequestSchema } from '@mcs-repairs/shared/domain/types/passkey';
import { sessionSchema } from '@mcs-repairs/shared/domain/types/staff';
import { answer, failures, ownOrigins, readCookie, type Routes } from '../../http';
import { deviceOrNetwork } from '../staff/deviceOrNetwork';
import { answerWithSession, browserOf, endSessionAtHand } from '../staff/signedInBrowser';
import { cookieName, deviceToken, setCookie } from '../staff/sessionCookie';
import { finishStep, waitingStep, type Waiting } from '../staff/signInStep';
import { askForPasskey, checkPasskey, type Prover } from './checkPasskey';
import { passkeySite } from './passkeySite';
import type { Shop } from '../shop';

/** The second step of a sign-in, by a passkey. */
export const passkeySignInRoutes: Routes<Shop> = (api, shop, limit) => {
  const { config } = shop;
  const listening = ownOrigins(api, config.publicUrl);
  const siteOf = ({ headers }: Pick<FastifyRequest, 'headers'>) =>
    passkeySite(config.publicUrl, listening(), headers.origin);
  const stepOf = (request: FastifyRequest) => readCookie(request, cookieName(config, 'sign-in'));
  const limited = limit(60, (request) =>
    deviceOrNetwork(shop, { device: deviceToken(config, request), ip: request.ip }),
  );
  const proverOf = ({ asker, place }: Waiting): Prover => ({ ...asker, place });

  api.post(
    '/session/passkey/request',
    {
      config: limited,
      schema: {
        operationId: 'askForSignInPasskey',
        tags: ['staff'],
        summary: 'What a browser needs to ask for a passkey in a sign-in that waits for one',
        response: { 200: passkeyRequestSchema, ...failures(401, 409) },
      },
    },
    async (request, reply) => {
      const waiting = await waitingStep(shop, browserOf(shop, request), stepOf(request));
      if (!waiting.ok) return answer(reply, waiting);
      const site = siteOf(request);
      if (!site.ok) return answer(reply, site);
      return answer(reply, await askForPasskey(shop, proverOf(waiting.value), site.value));
    },
  );

  api.post(
    '/session/passkey',
    {
      config: limited,
      schema: {
        operationId: 'finishSignInByPasskey',
        tags: ['staff'],
        summary: 'Finish a sign-in that asked for a second factor, with a passkey',
        body: passkeyProofSchema,
        response: { 200: sessionSchema, ...failures(400, 401, 403, 409, 413, 415, 422) },
      },
    },
    async (request, reply) => {
      const site = siteOf(request);
      if (!site.ok) return answer(reply, site);
      const browser = browserOf(shop, request);
      const outcome = await finishStep(shop, browser, stepOf(request), (waiting) =>
        checkPasskey(shop, proverOf(waiting), site.value, request.body),
      );
      if (!outcome.ok) return answer(reply, outcome);
      await endSessionAtHand(shop, request);
      setCookie(config, reply, 'sign-in', '', 0);
      return answerWithSession(shop, reply, outcome.value, { byFactor: true });
    },
  );
};
