import type { FastifyInstance } from 'fastify';
import type { GoodsState } from '@mcs-repairs/shared/domain/types/goods';
import { staffWith } from '../auth';
import { limits, refuse } from '../http';
import { readSize, readSizeName } from '../photos';
import { failure } from '../runtime';
import type { Shop } from './shop';
import { stateAt } from './storedGoods';

/**
 * The maximum number of requests for photos from one network in a minute. A page shows many photos,
 * so the limit is high.
 */
const A_MINUTE = 3000;
const YEAR = 31_536_000;

type Place = Pick<Shop, 'db' | 'now' | 'config' | 'files'>;

/** Serves the photos of units and models. Only staff may see photos of drafts. */
export function photoRoutes(app: FastifyInstance, shop: Place): void {
  app.get<{ Params: { name: string } }>(
    '/photos/:name',
    { config: limits(shop.config)(A_MINUTE) },
    async (request, reply) => {
      const size = readSizeName(request.params.name);
      const state = size && (await stateOf(shop, size.id));
      if (!size || !state) return refuse(reply, failure('not-found'));
      const isDraft = state === 'draft';
      if (isDraft && !(await staffWith(shop, request, 'sell-goods')))
        return refuse(reply, failure('not-found'));
      const bytes = await readSize(shop.files, size).catch((err: unknown) => {
        request.log.warn({ err, photo: size.id }, 'a photo could not be read or resized');
        return null;
      });
      if (!bytes) return refuse(reply, failure('unavailable', { retryAfterSeconds: 5 }));
      return reply
        .headers({
          'content-type': `image/${size.format}`,
          'cache-control': isDraft ? 'no-store' : `public, max-age=${YEAR}, immutable`,
        })
        .send(bytes);
    },
  );
}

/**
 * Returns the state of the unit to which a photo belongs. The original of a cropped photo always
 * has the state `draft`. The picture of a model always has the state `on`.
 */
async function stateOf(
  { db, now }: Pick<Shop, 'db' | 'now'>,
  id: string,
): Promise<GoodsState | 'on' | undefined> {
  const row = await db
    .selectFrom('goods_photos')
    .innerJoin('goods', 'goods.id', 'goods_photos.goods_id')
    .selectAll('goods')
    .where('goods_photos.id', '=', id)
    .executeTakeFirst();
  if (row) return stateAt(row, now().toISOString());
  const hidden = db.selectFrom('goods_files').select('id').where('id', '=', id);
  if (await hidden.executeTakeFirst()) return 'draft';
  const ofModels = db.selectFrom('model_photos').select('id');
  return (await ofModels.where('id', '=', id).executeTakeFirst()) && 'on';
}
