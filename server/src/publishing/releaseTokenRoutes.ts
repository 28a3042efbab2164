import * as z from 'zod/mini';
import {
  madeReleaseTokenSchema,
  newReleaseTokenSchema,
  releaseTokenSchema,
} from 'shared/domain/types/release';
import type { Routes } from '../http/api';
import { answer, failure, failures, refuse } from '../http/failures';
import { idParamsSchema } from '../http/schemas';
import { requireStaff, signedInStaff } from '../staff/requireStaff';
import { makeReleaseToken, withdrawReleaseToken } from './releaseTokens';
import { allReleaseTokens } from './storedReleaseTokens';

export const releaseTokenRoutes: Routes = (api, shop, limit) => {
  const onRequest = requireStaff(shop, 'release');

  api.get(
    '/release-tokens',
    {
      onRequest,
      schema: {
        operationId: 'listReleaseTokens',
        tags: ['releases'],
        summary: 'Tokens with which remotes are released from other machines, newest first',
        response: { 200: z.array(releaseTokenSchema), ...failures(401, 403) },
      },
    },
    () => allReleaseTokens(shop.db),
  );

  api.post(
    '/release-tokens',
    {
      onRequest,
      config: limit(30),
      schema: {
        operationId: 'makeReleaseToken',
        tags: ['releases'],
        summary: 'Make a token for one remote and its paths; its secret is in this answer alone',
        body: newReleaseTokenSchema,
        response: { 201: madeReleaseTokenSchema, ...failures(401, 403, 422) },
      },
    },
    async (request, reply) => {
      const staffId = signedInStaff(request).staff.id;
      const outcome = await makeReleaseToken(shop, request.body, staffId);
      if (outcome.ok)
        request.log.info({ token: outcome.value.id, by: staffId }, 'release token made');
      return answer(reply, outcome, 201);
    },
  );

  api.delete(
    '/release-tokens/:id',
    {
      onRequest,
      schema: {
        operationId: 'withdrawReleaseToken',
        tags: ['releases'],
        summary: 'Withdraw a token: it releases nothing from now on',
        params: idParamsSchema,
        response: { 204: z.null(), ...failures(401, 403, 404, 422) },
      },
    },
    async (request, reply) => {
      const { id } = request.params;
      const isGone = await withdrawReleaseToken(shop, id);
      if (!isGone) return refuse(reply, failure('not-found'));
      request.log.info(
        { token: id, by: signedInStaff(request).staff.id },
        'release token withdrawn',
      );
      return reply.code(204).send(null);
    },
  );
};
