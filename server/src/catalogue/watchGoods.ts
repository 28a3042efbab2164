import type { ShopGoods, ShopModels } from '@mcs-repairs/shared/domain/types/shopGoods';
import type { Db } from '../db';
import { watched, type Watched } from '../runtime';
import { changedDevices } from './listedModels';
import type { CataloguePlace } from './shop';
import { changedBuiltIns, inState, lastVersion, stateAt } from './storedGoods';
import { lastModelVersion } from './storedModels';

/**
 * How often this process checks for changes of goods, in milliseconds. When a reservation ends or a
 * draft goes on sale, pages show it at most this late. They show other changes at once, because a
 * change notifies every process.
 */
const LOOK_MS = 1000;

type Options = {
  db: Db | null;
  /** Called if the database is unavailable. Pages then show the goods that were read last. */
  onError?: (err: unknown) => void;
  now?: () => Date;
};

/**
 * Data for pages about goods and models. `goods` is undefined until somebody changes goods for the
 * first time. `models` is undefined while all models are unchanged built-in ones.
 */
export type GoodsNow = { revision: string; goods?: ShopGoods; models?: ShopModels };
export type GoodsWatch = Watched<GoodsNow>;

/**
 * Reads the data about goods and models in the background. The result is the same object until
 * goods or models change or a reservation ends.
 */
export async function watchGoods({
  db,
  onError = () => {},
  now = () => new Date(),
}: Options): Promise<GoodsWatch> {
  const unchanged: GoodsNow = { revision: '' };
  if (!db) return { now: () => unchanged, stop: () => {} };
  return watched({
    read: async (before = unchanged) => {
      const [goods, models] = await Promise.all([revisionOf({ db, now }), lastModelVersion(db)]);
      const revision = [goods, models > 0 && `models-${models}`].filter(Boolean).join('~');
      if (revision === before.revision) return before;
      return {
        revision,
        ...(goods && { goods: await goodsNow({ db, now }) }),
        ...(models > 0 && { models: await changedDevices(db) }),
      };
    },
    everyMs: LOOK_MS,
    wokenBy: (wake) => db.wakeUps.listen('goods', wake),
    onError,
  });
}

/**
 * Returns a text that changes when goods change, when a reservation ends, and when a draft goes on
 * sale. Empty if nobody has changed goods yet.
 */
async function revisionOf({ db, now }: CataloguePlace): Promise<string> {
  const version = await lastVersion(db);
  if (version === 0) return '';
  const { reserved } = await inState(db, 'reserved', now().toISOString())
    .select((row) => row.fn.countAll().as('reserved'))
    .executeTakeFirstOrThrow();
  const { scheduled } = await db
    .selectFrom('goods')
    .where('on_sale_from', '>', now().toISOString())
    .select((row) => row.fn.countAll().as('scheduled'))
    .executeTakeFirstOrThrow();
  return `${version}-${reserved}${Number(scheduled) > 0 ? `-${scheduled}` : ''}`;
}

async function goodsNow({ db, now }: CataloguePlace): Promise<ShopGoods> {
  const at = now().toISOString();
  const [builtIns, counted] = await Promise.all([
    changedBuiltIns(db),
    inState(db, 'on-sale', at)
      .where('slug', 'is not', null)
      .groupBy('category')
      .select((row) => ['category', row.fn.countAll().as('units')])
      .execute(),
  ]);
  const offSale = [...builtIns.values()]
    .filter((row) => stateAt(row, at) !== 'on-sale')
    .map(({ id }) => id);
  const counts: ShopGoods['counts'] = {};
  for (const { category, units } of counted) {
    counts[category] = Number(units);
    counts.all = (counts.all ?? 0) + Number(units);
  }
  return { offSale, counts };
}
