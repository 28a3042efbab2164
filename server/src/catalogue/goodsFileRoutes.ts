import * as imports from '@mcs-repairs/shared/domain/contract/catalogueImports';
import * as contract from '@mcs-repairs/shared/domain/contract/goodsFiles';
import { LARGEST_GOODS_FILE } from '@mcs-repairs/shared/domain/types/goodsFiles';
import { actorIn, serveStaff } from '../auth';
import { type Api, noteDone } from '../http';
import { lastImport, undoImport } from './catalogueImports';
import { checkImport, exportGoods, importGoods } from './importGoods';
import type { Shop } from './shop';

/**
 * The maximum size of the request, in bytes. It contains the file as a JSON string, which is longer
 * than the file because quotation marks and line breaks are escaped.
 */
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

  serveToStaff(imports.readLastImport, async ({ query }) => ({
    ok: true,
    value: { last: await lastImport(shop.db, query.kind) },
  }));

  serveToStaff(imports.undoImport, async ({ params }, by, { log }) => {
    const outcome = await undoImport(shop, params.id, actorIn(by));
    if (outcome.ok) noteDone(log, 'goods-changed', { by: by.staff.id });
    return outcome;
  });
}
