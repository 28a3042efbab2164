import * as contract from '@mcs-repairs/shared/domain/contract/prices';
import { may } from '@mcs-repairs/shared/domain/rules/rights';
import type { Result } from '@mcs-repairs/shared/domain/types/failure';
import { type Actor, actorIn, serveStaff, type SignedIn } from '../auth';
import { type Api, type Logger, noteDone } from '../http';
import { changePrice, importPrices, undoPrices } from './changePrices';
import { planFile } from './priceFile';
import type { Shop } from './shop';
import { listPrices } from './storedPrices';

/**
 * The maximum size of a request with a file, in bytes. A text of a million characters needs more
 * than a million bytes in JSON.
 */
const FILE = { bodyLimit: 4 << 20 };

/** Operations on the price list of repairs. Staff see prices, and only owners see costs. */
export function priceRoutes(api: Api, shop: Shop): void {
  const serve = serveStaff(api, shop);
  /** Changes prices for a staff member, and logs the change. */
  const changed = async <Value>(
    by: SignedIn,
    log: Logger,
    change: (actor: Actor) => Promise<Result<Value>>,
  ) => {
    const outcome = await change(actorIn(by));
    if (outcome.ok) noteDone(log, 'prices-changed', { by: by.staff.id });
    return outcome;
  };

  serve(contract.listPrices, async ({ query }, { staff }) => ({
    ok: true,
    value: await listPrices(shop.db, query.device, may(staff.role, 'change-prices')),
  }));

  serve(contract.changePrice, ({ body }, by, { log }) =>
    changed(by, log, (actor) => changePrice(shop, body, actor)),
  );

  serve(contract.undoPrices, ({ body }, by, { log }) =>
    changed(by, log, (actor) => undoPrices(shop, body.seen, actor)),
  );

  serve(
    contract.checkPriceFile,
    async ({ body }) => {
      const plan = await planFile(shop, shop.db, body.csv);
      return plan.ok ? { ok: true, value: plan.value.checked } : plan;
    },
    FILE,
  );

  serve(
    contract.importPrices,
    ({ body }, by, { log }) => changed(by, log, (actor) => importPrices(shop, body, actor)),
    FILE,
  );
}
