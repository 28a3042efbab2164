import type { FastifyRequest } from 'fastify';
import * as contract from '@mcs-repairs/shared/domain/contract/community';
import type { Result } from '@mcs-repairs/shared/domain/types/failure';
import { giveBrowserCookie, knownBrowser } from './likeCookie';
import { likePost } from './likePost';
import { createPost, createReply, type Writer } from './posts';
import { findPost, listPosts } from './storedPosts';
import { listReplies } from './storedReplies';
import { type Api, type Limit, type Routes, serve } from '../http';
import { refused } from '../runtime';
import { actorIn, noticeStaff, staffWith } from '../auth';
import type { Shop } from './shop';
import { networkKey, senderOf, withChallenge } from '../abuseLimits';
import * as own from './ownPosts';
import { reportPost } from './reportPost';
import { listOwnReviews } from './reviewPosts';

/**
 * The maximum number of reads a minute for one network. It is high, because the site's render
 * workers send requests for all visitors from one address.
 */
const READS = 6000;
/**
 * With this right, staff members see hidden posts. What they write has the shop's name and badge.
 */
const SPEAKS = 'moderate';

export const postRoutes: Routes<Shop> = (api, shop, limit) => {
  readingRoutes(api, shop, limit);
  writingRoutes(api, shop, limit);
  likeRoutes(api, shop, limit);
  ownRoutes(api, shop, limit);
  serve(api, contract.reportPost, { config: limit(20) }, async ({ params, body }, request) =>
    reportPost(shop, params.id, body, await networkKey(shop.db, request.ip)),
  );
};

function readingRoutes(api: Api, shop: Shop, limit: Limit) {
  const around = { config: limit(READS) };

  serve(api, contract.listPosts, around, async ({ query }, request) => ({
    ok: true,
    value: await listPosts(shop.db, query, await readerOf(shop, request)),
  }));

  serve(api, contract.readPost, around, async ({ params }, request) =>
    orNotFound(await findPost(shop.db, params.id, await readerOf(shop, request))),
  );

  serve(api, contract.listReplies, around, async ({ params, query }, request) => {
    const isStaff = await isModerator(shop, request);
    return orNotFound(await listReplies(shop.db, params.id, query.after, { browser: '', isStaff }));
  });
}

function writingRoutes(api: Api, shop: Shop, limit: Limit) {
  const onRequest = noticeStaff(shop, SPEAKS);

  /**
   * Stores a post or reply for the sender of the request. If the sender must first solve a proof of
   * work, adds the challenge to the error.
   */
  async function writeAs<T>(request: FastifyRequest, write: (by: Writer) => Promise<Result<T>>) {
    const sender = await senderOf(shop, request, SPEAKS);
    const outcome = await write({ isStaff: request.signedIn !== null, sender });
    return withChallenge(shop, sender, outcome);
  }

  serve(api, contract.createPost, { onRequest, config: limit(30) }, ({ body, key }, request) =>
    writeAs(request, (by) => createPost(shop, body, by, key)),
  );

  serve(
    api,
    contract.createReply,
    { onRequest, config: limit(60) },
    ({ params, body, key }, request) =>
      writeAs(request, (by) => createReply(shop, params.id, body, by, key)),
  );
}

function likeRoutes(api: Api, shop: Shop, limit: Limit) {
  for (const operation of [contract.likePost, contract.unlikePost]) {
    const liked = operation === contract.likePost;
    serve(api, operation, { config: limit(120) }, async ({ params }, request, reply) => {
      const browser = await knownBrowser(shop, request);
      if (!browser) {
        await giveBrowserCookie(shop, reply);
        return refused('unknown-browser');
      }
      const sender = liked ? await senderOf(shop, request, SPEAKS) : null;
      const outcome = await likePost(shop, params.id, { browser, liked, sender });
      return withChallenge(shop, sender, outcome);
    });
  }
}

/**
 * Operations with which authors change their own posts. They prove that with the secret of the
 * browser that sent the post, or of the private link to the post.
 */
function ownRoutes(api: Api, shop: Shop, limit: Limit) {
  const around = { config: limit(30) };

  serve(api, contract.readOwnPost, around, ({ params, headers }) =>
    own.readOwnPost(shop, params.id, headers['x-author-token']),
  );
  serve(api, contract.editPost, around, ({ params, body }) => own.editPost(shop, params.id, body));
  serve(api, contract.editReply, around, ({ params, body }) => own.editReply(shop, params, body));
  serve(api, contract.deletePost, around, ({ params, body }) =>
    own.deletePost(shop, params.id, body.token),
  );
  serve(api, contract.deleteReply, around, ({ params, body }) =>
    own.deleteReply(shop, params, body.token),
  );

  serve(api, contract.listOwnReviews, { config: limit(120) }, async ({ headers }) => ({
    ok: true,
    value: { items: await listOwnReviews(shop, headers['x-author-token']) },
  }));

  const onRequest = noticeStaff(shop, SPEAKS);
  serve(api, contract.acceptAnswer, { ...around, onRequest }, ({ params, body }, { signedIn }) =>
    own.acceptAnswer(shop, params.id, body, signedIn && actorIn(signedIn)),
  );
}

/** Returns whether the sender of the request is a staff member who sees hidden posts. */
const isModerator = async (shop: Shop, request: FastifyRequest) =>
  (await staffWith(shop, request, SPEAKS)) !== null;

async function readerOf(shop: Shop, request: FastifyRequest) {
  const isStaff = await isModerator(shop, request);
  return { browser: await knownBrowser(shop, request), isStaff };
}

const orNotFound = <T>(found: T | null | undefined): Result<T> =>
  found ? { ok: true, value: found } : refused('not-found');
