import * as z from 'zod/mini';
import { moderationSchema, postSchema } from 'shared/domain/types/community';
import { noteEvent } from '../db/changes';
import { countReplies, findPost, hideReply, moderate } from './storedPosts';
import type { Trx } from '../db/schema';
import { transact } from '../db/transact';
import { answer, failure, failures } from '../http/failures';
import { requireStaff } from '../staff/requireStaff';
import type { Routes } from '../http/api';
import { idParamsSchema } from '../http/schemas';

const replyParamsSchema = z.extend(idParamsSchema, { replyId: idParamsSchema.shape.id });

/** What staff do with threads and replies; both answer the thread as it then is. */
export const moderationRoutes: Routes = (api, shop) => {
  const onRequest = requireStaff(shop);
  const change = async (id: string, write: (trx: Trx) => Promise<boolean>) => {
    const outcome = await transact(shop.db, async (trx) => {
      const isFound = await write(trx);
      if (isFound) await noteEvent(trx, 'posts', id, shop.now());
      const post = isFound && (await findPost(trx, id, { browser: '', isStaff: true }));
      return post ? { ok: true, value: post } : { ok: false, failure: failure('not-found') };
    });
    if (outcome.ok) shop.changes.wake();
    return outcome;
  };

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
      return answer(reply, await change(id, (trx) => moderate(trx, id, request.body)));
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
      const write = async (trx: Trx) => {
        if (!(await hideReply(trx, id, replyId, request.body.hidden))) return false;
        await countReplies(trx, id);
        return true;
      };
      return answer(reply, await change(id, write));
    },
  );
};
