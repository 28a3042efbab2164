import * as z from 'zod/mini';
import {
  madeReleaseTokenSchema,
  newReleaseTokenSchema,
  releaseTokenSchema,
} from '@mcs-repairs/shared/domain/types/release';
import { answer, failures, idParamsSchema, refuse, type Routes } from '../../http';
import { failure } from '../../runtime';
import { actorOf, requireStaff } from '../../auth';
import { makeReleaseToken, withdrawReleaseToken } from './releaseTokens';
import { allReleaseTokens } from './storedReleaseTokens';
import type { Shop } from '../shop';

export const releaseTokenRoutes: Routes<Shop> = (api, shop, limit) => {
  const readers = requireStaff(shop, 'release');
  // A token outlives the session that made it: an open desk must not be enough.
  const managers = requireStaff(shop, 'manage-release-tokens');

  api.get(
    '/release-tokens',
    {
      onRequest: readers,
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
      onRequest: managers,
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
      const by = actorOf(request);
      const outcome = await makeReleaseToken(shop, request.body, by);
      if (outcome.ok)
        request.log.info({ token: outcome.value.id, by: by.staffId }, 'release token made');
      return answer(reply, outcome, 201);
    },
  );

  api.delete(
    '/release-tokens/:id',
    {
      onRequest: managers,
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
      const by = actorOf(request);
      const isGone = await withdrawReleaseToken(shop, id, by);
      if (!isGone) return refuse(reply, failure('not-found'));
      request.log.info({ token: id, by: by.staffId }, 'release token withdrawn');
      return reply.code(204).send(null);
    },
  );
};
