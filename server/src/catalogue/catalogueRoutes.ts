import * as contract from '@mcs-repairs/shared/domain/contract/catalogue';
import type { Goods } from '@mcs-repairs/shared/domain/types/goods';
import type { Result } from '@mcs-repairs/shared/domain/types/failure';
import { type Actor, actorIn, serveStaff, type SignedIn, staffWith } from '../auth';
import { type Logger, noteDone, type Routes, serve } from '../http';
import { refused } from '../runtime';
import { addGoods, changeGoods, changeState, undoChange } from './changeGoods';
import { goodsFileRoutes } from './goodsFileRoutes';
import { modelRoutes } from './modelRoutes';
import { priceRoutes } from './priceRoutes';
import { addPhoto, arrangePhotos, cropPhoto, refusePhoto, removePhoto } from './changePhotos';
import { receivePicture } from '../photos';
import { PICTURE, PICTURE_BODY } from './pictureLimits';
import type { Shop } from './shop';
import { checkCart, findUnit, listUnits } from './shopUnits';
import { listGoods } from './storedGoods';

/**
 * The maximum number of reads a minute for one network. It is high, because the site's render
 * workers send requests for all visitors from one address.
 */
const READS = 6000;

export const catalogueRoutes: Routes<Shop> = (api, shop, limit) => {
  const around = { config: limit(READS) };
  modelRoutes(api, shop, around);
  priceRoutes(api, shop);
  goodsFileRoutes(api, shop);

  serve(api, contract.listShopUnits, around, async ({ query }) => ({
    ok: true,
    value: await listUnits(shop, query),
  }));

  serve(api, contract.readShopUnit, around, async ({ params }, request) => {
    const unit = await findUnit(shop, params.slug);
    const isHidden = unit?.state === 'draft' && !(await staffWith(shop, request, 'sell-goods'));
    return unit && !isHidden ? { ok: true, value: unit } : refused('not-found');
  });

  serve(api, contract.checkCart, { config: limit(600) }, async ({ body }) => ({
    ok: true,
    value: await checkCart(shop, body.ids),
  }));

  const serveToStaff = serveStaff(api, shop);
  /** Changes goods for a staff member, and logs the change. */
  const changed = async (
    by: SignedIn,
    log: Logger,
    change: (actor: Actor) => Promise<Result<Goods>>,
  ) => {
    const outcome = await change(actorIn(by));
    if (outcome.ok) noteDone(log, 'goods-changed', { by: by.staff.id });
    return outcome;
  };

  serveToStaff(contract.listGoods, async ({ query }) => ({
    ok: true,
    value: await listGoods(shop, query),
  }));

  serveToStaff(contract.addGoods, ({ body, key }, by, { log }) =>
    changed(by, log, (actor) => addGoods(shop, body, { by: actor, key })),
  );

  serveToStaff(contract.changeGoods, ({ params, body }, by, { log }) =>
    changed(by, log, (actor) => changeGoods(shop, params.id, body, actor)),
  );

  serveToStaff(contract.changeGoodsState, ({ body }, by, { log }) =>
    changed(by, log, (actor) => changeState(shop, body, actor)),
  );

  serveToStaff(contract.undoGoodsChange, ({ body }, by, { log }) =>
    changed(by, log, (actor) => undoChange(shop, body, actor)),
  );

  serveToStaff(
    contract.addGoodsPhoto,
    ({ params }, by, { log, request }) =>
      changed(by, log, (actor) =>
        receivePicture(shop, request, {
          ...PICTURE,
          refuse: () => refusePhoto(shop, params.id),
          store: (bytes) => addPhoto(shop, params.id, bytes, actor),
        }),
      ),
    { bodyLimit: PICTURE_BODY },
  );

  serveToStaff(contract.arrangeGoodsPhotos, ({ params, body }, by, { log }) =>
    changed(by, log, (actor) => arrangePhotos(shop, params.id, body, actor)),
  );

  serveToStaff(contract.cropGoodsPhoto, ({ params, body }, by, { log }) =>
    changed(by, log, (actor) => cropPhoto(shop, params, body, actor)),
  );

  serveToStaff(contract.removeGoodsPhoto, ({ params }, by, { log }) =>
    changed(by, log, (actor) => removePhoto(shop, params.id, params.photo, actor)),
  );
};
