import type { FastifyInstance } from 'fastify';
import { uploadPicture } from '@mcs-repairs/shared/domain/contract/community';
import { staffWith } from '../auth';
import type { Reads } from '../db';
import { type HttpSettings, limits, refuse, type Routes, serve } from '../http';
import { readSize, readSizeName, receivePicture } from '../photos';
import { failure } from '../runtime';
import { refusePicture, storePostPicture } from './postPictures';
import type { Shop } from './shop';

const MEGABYTES = 5;
const FULL =
  'Many pictures are being sent right now. Please try again in a moment, or post without one.';
/**
 * The maximum number of requests for pictures from one network in a minute. A page shows several
 * pictures, so the limit is high.
 */
const A_MINUTE = 3000;
/**
 * For how many seconds browsers cache a picture. The time is short, because staff can hide a post
 * at any time.
 */
const KEPT_SECONDS = 300;

/** Stores a picture that a visitor uploads while writing a post. The post itself is sent later. */
export const pictureUploadRoutes: Routes<Shop> = (api, shop, limit) => {
  const around = { config: limit(20), bodyLimit: (MEGABYTES << 20) + (64 << 10) };
  serve(api, uploadPicture, around, (_input, request) =>
    receivePicture(shop, request, {
      megabytes: MEGABYTES,
      full: FULL,
      refuse: (network) => refusePicture(shop, network),
      store: (bytes, network) => storePostPicture(shop, bytes, network),
    }),
  );
};

type Place = Pick<Shop, 'db' | 'now' | 'files'> & { config: HttpSettings };

/** Serves the pictures of posts. Only moderators see pictures of hidden posts. */
export function postPictureRoutes(app: FastifyInstance, shop: Place): void {
  app.get<{ Params: { name: string } }>(
    '/post-pictures/:name',
    { config: limits(shop.config)(A_MINUTE) },
    async (request, reply) => {
      const size = readSizeName(request.params.name);
      const found = size && (await hiddenBy(shop.db, size.id));
      if (!size || !found) return refuse(reply, failure('not-found'));
      if (found.isHidden && !(await staffWith(shop, request, 'moderate')))
        return refuse(reply, failure('not-found'));
      const bytes = await readSize(shop.files, size).catch((err: unknown) => {
        request.log.warn({ err, photo: size.id }, 'a picture could not be read or resized');
        return null;
      });
      if (!bytes) return refuse(reply, failure('unavailable', { retryAfterSeconds: 5 }));
      return reply
        .headers({
          'content-type': `image/${size.format}`,
          'cache-control': found.isHidden ? 'no-store' : `public, max-age=${KEPT_SECONDS}`,
        })
        .send(bytes);
    },
  );
}

/** Returns whether the post of a picture is hidden. Undefined if no post uses the picture. */
async function hiddenBy(db: Reads, id: string): Promise<{ isHidden: boolean } | undefined> {
  const row = await db
    .selectFrom('post_pictures')
    .leftJoin('replies', 'replies.id', 'post_pictures.reply_id')
    .innerJoin('posts', (join) =>
      join.on((on) =>
        on.or([
          on('posts.id', '=', on.ref('post_pictures.post_id')),
          on('posts.id', '=', on.ref('replies.post_id')),
        ]),
      ),
    )
    .select(['posts.hidden as thread', 'replies.hidden as reply'])
    .where('post_pictures.id', '=', id)
    .executeTakeFirst();
  return row && { isHidden: row.thread === 1 || row.reply === 1 };
}
