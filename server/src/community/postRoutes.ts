import type { FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import {
  newPostSchema,
  newReplySchema,
  postListQuerySchema,
  postListSchema,
  postSchema,
  replyListQuerySchema,
  replyListSchema,
  replySchema,
} from '@mcs-repairs/shared/domain/types/community';
import { giveBrowserCookie, knownBrowser } from './likeCookie';
import { likePost } from './likePost';
import { createPost, createReply } from './posts';
import { findPost, listPosts } from './storedPosts';
import { listReplies } from './storedReplies';
import {
  answer,
  type Api,
  failures,
  idParamsSchema,
  type Limit,
  refuse,
  type Routes,
  submissionHeadersSchema,
} from '../http';
import { failure } from '../runtime';
import { noticeStaff, staffWith } from '../auth';
import type { Shop } from './shop';
import { senderOf, withChallenge } from '../abuseLimits';

/** Generous: the site's own render workers read for all visitors from one address. */
const READS = 6000;
/** Who moderates sees what is hidden, and writes as the shop, with its badge. */
const SPEAKS = 'moderate';
const likeSchema = z.object({ likes: z.int(), liked: z.boolean() });

export const postRoutes: Routes<Shop> = (api, shop, limit) => {
  readingRoutes(api, shop, limit);
  writingRoutes(api, shop, limit);
  likeRoutes(api, shop, limit);
};

function readingRoutes(api: Api, shop: Shop, limit: Limit) {
  api.get(
    '/posts',
    {
      config: limit(READS),
      schema: {
        operationId: 'listPosts',
        tags: ['community'],
        summary: 'Threads, newest first; `next` is the `after` of the next page',
        querystring: postListQuerySchema,
        response: { 200: postListSchema, ...failures(422) },
      },
    },
    async (request) => listPosts(shop.db, request.query, await readerOf(shop, request)),
  );

  api.get(
    '/posts/:id',
    {
      config: limit(READS),
      schema: {
        operationId: 'readPost',
        tags: ['community'],
        summary:
          'A thread with the first page of its replies; `nextReplies` is where the next one begins',
        params: idParamsSchema,
        response: { 200: postSchema, ...failures(404, 422) },
      },
    },
    async (request, reply) => {
      const post = await findPost(shop.db, request.params.id, await readerOf(shop, request));
      return post ?? refuse(reply, failure('not-found'));
    },
  );

  api.get(
    '/posts/:id/replies',
    {
      config: limit(READS),
      schema: {
        operationId: 'listReplies',
        tags: ['community'],
        summary: 'A page of replies, oldest first; `next` is the `after` of the next page',
        params: idParamsSchema,
        querystring: replyListQuerySchema,
        response: { 200: replyListSchema, ...failures(404, 422) },
      },
    },
    async (request, reply) => {
      const { id } = request.params;
      const isStaff = await isModerator(shop, request);
      const page = await listReplies(shop.db, id, request.query.after, { browser: '', isStaff });
      return page ?? refuse(reply, failure('not-found'));
    },
  );
}

function writingRoutes(api: Api, shop: Shop, limit: Limit) {
  const onRequest = noticeStaff(shop, SPEAKS);
  const isStaff = ({ signedIn }: Pick<FastifyRequest, 'signedIn'>) => signedIn !== null;

  api.post(
    '/posts',
    {
      onRequest,
      config: limit(30),
      schema: {
        operationId: 'createPost',
        tags: ['community'],
        summary: 'Begin a thread; staff write as the shop',
        headers: submissionHeadersSchema,
        body: newPostSchema,
        response: { 201: postSchema, ...failures(400, 403, 413, 422, 428) },
      },
    },
    async (request, reply) => {
      const key = request.headers['idempotency-key'];
      const sender = await senderOf(shop, request, SPEAKS);
      const writer = { isStaff: isStaff(request), sender };
      const outcome = await createPost(shop, request.body, writer, key);
      return answer(reply, await withChallenge(shop, sender, outcome), 201);
    },
  );

  api.post(
    '/posts/:id/replies',
    {
      onRequest,
      config: limit(60),
      schema: {
        operationId: 'createReply',
        tags: ['community'],
        summary: 'Reply to a thread; 423 when it is locked',
        params: idParamsSchema,
        headers: submissionHeadersSchema,
        body: newReplySchema,
        response: { 201: replySchema, ...failures(400, 403, 404, 413, 422, 423, 428) },
      },
    },
    async (request, reply) => {
      const key = request.headers['idempotency-key'];
      const sender = await senderOf(shop, request, SPEAKS);
      const writer = { isStaff: isStaff(request), sender };
      const outcome = await createReply(shop, request.params.id, request.body, writer, key);
      return answer(reply, await withChallenge(shop, sender, outcome), 201);
    },
  );
}

function likeRoutes(api: Api, shop: Shop, limit: Limit) {
  for (const method of ['PUT', 'DELETE'] as const) {
    const liked = method === 'PUT';
    api.route({
      method,
      url: '/posts/:id/like',
      config: limit(120),
      schema: {
        operationId: liked ? 'likePost' : 'unlikePost',
        tags: ['community'],
        summary: liked
          ? 'Like a thread, once per browser; the first time 403 gives the cookie to come back with'
          : 'Take a like back',
        params: idParamsSchema,
        headers: z.pick(submissionHeadersSchema, { 'x-proof': true }),
        response: { 200: likeSchema, ...failures(403, 404, 422, 428) },
      },
      handler: async (request, reply) => {
        const { id } = request.params;
        const browser = await knownBrowser(shop, request);
        if (!browser) {
          await giveBrowserCookie(shop, reply);
          return refuse(reply, failure('unknown-browser'));
        }
        const sender = liked ? await senderOf(shop, request, SPEAKS) : null;
        const outcome = await likePost(shop, id, { browser, liked, sender });
        return answer(reply, await withChallenge(shop, sender, outcome));
      },
    });
  }
}

/** Who sees what is hidden. */
const isModerator = async (shop: Shop, request: FastifyRequest) =>
  (await staffWith(shop, request, SPEAKS)) !== null;

async function readerOf(shop: Shop, request: FastifyRequest) {
  const isStaff = await isModerator(shop, request);
  return { browser: await knownBrowser(shop, request), isStaff };
}
