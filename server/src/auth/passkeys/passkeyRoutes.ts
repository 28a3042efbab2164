import * as z from 'zod/mini';
import type { FastifyRequest } from 'fastify';
import {
  newPasskeySchema,
  passkeyCreationSchema,
  passkeyProofSchema,
  passkeyRequestSchema,
  passkeySchema,
} from '@mcs-repairs/shared/domain/types/passkey';
import { recoveryCodesSchema } from '@mcs-repairs/shared/domain/types/secondFactor';
import {
  answer,
  failures,
  idParamsSchema,
  noteDone,
  noteRefused,
  nothingSchema,
  ownOrigins,
  refuse,
  type Routes,
} from '../../http';
import { makeNewCodes } from '../staff/changeFactor';
import { confirmFactor } from '../staff/confirmSession';
import { passwordUnconfirmed, unconfirmed } from '../staff/freshlyConfirmed';
import { requireStaff, signedInStaff } from '../staff/requireStaff';
import { addPasskey, beginPasskey } from './addPasskey';
import { askForPasskey, checkPasskey, type Prover } from './checkPasskey';
import { passkeySite } from './passkeySite';
import { removePasskey } from './removePasskey';
import { passkeysOf, toPasskey } from './storedPasskeys';
import type { Shop } from '../shop';

/** One's own passkeys. */
export const passkeyRoutes: Routes<Shop> = (api, shop, limit) => {
  const own = requireStaff(shop, 'own-account');
  const listening = ownOrigins(api, shop.config.publicUrl);
  const siteOf = ({ headers }: Pick<FastifyRequest, 'headers'>) =>
    passkeySite(shop.config.publicUrl, listening(), headers.origin);
  const missingOf = (request: FastifyRequest) => unconfirmed(signedInStaff(request), shop.now());

  api.get(
    '/session/passkeys',
    {
      onRequest: own,
      schema: {
        operationId: 'listPasskeys',
        tags: ['staff'],
        summary: 'One’s own passkeys, oldest first (staff)',
        response: { 200: z.array(passkeySchema), ...failures(401, 403) },
      },
    },
    async (request) => {
      const rows = await passkeysOf(shop.db, signedInStaff(request).staff.id);
      const site = passkeySite(shop.config.publicUrl, listening(), undefined);
      return rows.map((row) => toPasskey(row, site.ok ? site.value.name : null));
    },
  );

  api.post(
    '/session/passkeys/creation',
    {
      onRequest: own,
      config: limit(20),
      schema: {
        operationId: 'beginPasskey',
        tags: ['staff'],
        summary: 'What a browser needs to make a passkey (staff)',
        response: { 200: passkeyCreationSchema, ...failures(401, 403, 409) },
      },
    },
    async (request, reply) => {
      const missing = missingOf(request);
      if (missing) return refuse(reply, missing);
      const site = siteOf(request);
      if (!site.ok) return answer(reply, site);
      return answer(reply, await beginPasskey(shop, signedInStaff(request), site.value));
    },
  );

  api.post(
    '/session/passkeys',
    {
      onRequest: own,
      config: limit(20),
      schema: {
        operationId: 'addPasskey',
        tags: ['staff'],
        summary: 'Keep a passkey that the browser made; other sessions end (staff)',
        body: newPasskeySchema,
        response: { 201: recoveryCodesSchema, ...failures(400, 401, 403, 409, 422) },
      },
    },
    async (request, reply) => {
      const missing = missingOf(request);
      if (missing) return refuse(reply, missing);
      const site = siteOf(request);
      if (!site.ok) return answer(reply, site);
      const by = signedInStaff(request);
      const outcome = await addPasskey(shop, by, site.value, request.body);
      if (outcome.ok) noteDone(request.log, 'passkey-added', { staff: by.staff.id });
      return answer(reply, outcome, 201);
    },
  );

  api.delete(
    '/session/passkeys/:id',
    {
      onRequest: own,
      config: limit(20),
      schema: {
        operationId: 'removePasskey',
        tags: ['staff'],
        summary: 'Take one’s own passkey away; other sessions end (staff)',
        params: idParamsSchema,
        response: { 204: nothingSchema, ...failures(401, 403, 404, 422) },
      },
    },
    async (request, reply) => {
      const missing = missingOf(request);
      if (missing) return refuse(reply, missing);
      const by = signedInStaff(request);
      const outcome = await removePasskey(shop, by, request.params.id);
      if (outcome.ok) noteDone(request.log, 'passkey-removed', { staff: by.staff.id });
      return answer(reply, outcome, 204);
    },
  );

  const prover = (request: FastifyRequest): Prover => {
    const { staff, sessionId } = signedInStaff(request);
    return { staffId: staff.id, name: staff.name, knownDevice: sessionId, place: sessionId };
  };

  api.post(
    '/session/passkeys/request',
    {
      onRequest: own,
      config: limit(20),
      schema: {
        operationId: 'askForPasskey',
        tags: ['staff'],
        summary: 'What a browser needs to ask for one of one’s passkeys (staff)',
        response: { 200: passkeyRequestSchema, ...failures(401, 403, 409) },
      },
    },
    async (request, reply) => {
      const site = siteOf(request);
      if (!site.ok) return answer(reply, site);
      return answer(reply, await askForPasskey(shop, prover(request), site.value));
    },
  );

  api.post(
    '/session/passkeys/confirmation',
    {
      onRequest: own,
      config: limit(20),
      schema: {
        operationId: 'confirmSessionByPasskey',
        tags: ['staff'],
        summary:
          'Give the second factor again by a passkey: what asks for a fresh password asks for it too (staff)',
        body: passkeyProofSchema,
        response: { 204: nothingSchema, ...failures(400, 401, 403, 409, 422) },
      },
    },
    async (request, reply) => {
      const site = siteOf(request);
      if (!site.ok) return answer(reply, site);
      const by = signedInStaff(request);
      const checked = await checkPasskey(shop, prover(request), site.value, request.body);
      if (checked.ok) await confirmFactor(shop, by);
      else noteRefused(request.log, 'confirmation-refused', { staff: by.staff.id });
      return answer(reply, checked, 204);
    },
  );

  api.post(
    '/session/passkeys/recovery-codes',
    {
      onRequest: own,
      config: limit(20),
      schema: {
        operationId: 'renewRecoveryCodesByPasskey',
        tags: ['staff'],
        summary: 'New recovery codes in the place of the earlier ones, with a passkey (staff)',
        body: passkeyProofSchema,
        response: { 200: recoveryCodesSchema, ...failures(400, 401, 403, 409, 422) },
      },
    },
    async (request, reply) => {
      const missing = passwordUnconfirmed(signedInStaff(request), shop.now());
      if (missing) return refuse(reply, missing);
      const site = siteOf(request);
      if (!site.ok) return answer(reply, site);
      const checked = await checkPasskey(shop, prover(request), site.value, request.body);
      if (!checked.ok) return answer(reply, checked);
      const by = signedInStaff(request);
      await confirmFactor(shop, by);
      const outcome = await makeNewCodes(shop, by);
      if (outcome.ok) noteDone(request.log, 'recovery-codes-renewed', { staff: by.staff.id });
      return answer(reply, outcome);
    },
  );
};
