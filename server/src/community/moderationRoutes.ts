import * as z from 'zod/mini';
import { moderationSchema, postSchema } from '@mcs-repairs/shared/domain/types/community';
import { moderatePost, moderateReply } from './moderatePosts';
import { answer, failures, idParamsSchema, type Routes } from '../http';
import { requireStaff } from '../auth';
import type { Shop } from './shop';

const replyParamsSchema = z.extend(idParamsSchema, { replyId: idParamsSchema.shape.id });

/** What staff do with threads and replies; both answer the thread as it then is. */
export const moderationRoutes: Routes<Shop> = (api, shop) => {
  const onRequest = requireStaff(shop, 'moderate');

  api.post(
    '/posts/:id/hiding',
    {
      onRequest,
      schema: {
        operationId: 'moderatePost',
        tags: ['community'],
        summary: 'Hide or show a thread, lock or unlock it (staff)',
        params: idParamsSchema,
        body: moderationSchema,
        response: { 200: postSchema, ...failures(400, 401, 403, 404, 422) },
      },
    },
    async (request, reply) => {
      const { id } = request.params;
      return answer(reply, await moderatePost(shop, id, request.body));
    },
  );

  api.post(
    '/posts/:id/replies/:replyId/hiding',
    {
      onRequest,
      schema: {
        operationId: 'hideReply',
        tags: ['community'],
        summary: 'Hide or show a reply (staff)',
        params: replyParamsSchema,
        body: z.object({ hidden: z.boolean() }),
        response: { 200: postSchema, ...failures(400, 401, 403, 404, 422) },
      },
    },
    async (request, reply) => {
      const { id, replyId } = request.params;
      return answer(reply, await moderateReply(shop, id, replyId, request.body.hidden));
    },
  );
};
