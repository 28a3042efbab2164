import * as contract from '@mcs-repairs/shared/domain/contract/goodsFiles';
import { LARGEST_GOODS_FILE } from '@mcs-repairs/shared/domain/types/goodsFiles';
import { actorIn, serveStaff } from '../auth';
import { type Api, noteDone } from '../http';
import { checkImport, exportGoods, importGoods } from './importGoods';
import type { Shop } from './shop';

/** In JSON, a file is longer, because its quotation marks and line breaks are escaped. */
const BODY = { bodyLimit: 2 * LARGEST_GOODS_FILE };

export function goodsFileRoutes(api: Api, shop: Shop): void {
  const serveToStaff = serveStaff(api, shop);

  serveToStaff(contract.exportGoods, async () => ({
    ok: true,
    value: { csv: await exportGoods(shop) },
  }));

  serveToStaff(contract.checkGoodsImport, ({ body }) => checkImport(shop, body.csv), BODY);

  serveToStaff(
    contract.importGoods,
    async ({ body, key }, by, { log }) => {
      const outcome = await importGoods(shop, body, { by: actorIn(by), key });
      if (outcome.ok) noteDone(log, 'goods-changed', { by: by.staff.id });
      return outcome;
    },
    BODY,
  );
}
