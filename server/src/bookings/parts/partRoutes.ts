import * as contract from '@mcs-repairs/shared/domain/contract/parts';
import { may } from '@mcs-repairs/shared/domain/rules/rights';
import { actorIn, serveStaff, type SignedIn } from '../../auth';
import type { Routes } from '../../http';
import { refused } from '../../runtime';
import type { Shop } from '../shop';
import { findBooking } from '../storedBookings';
import { bookingPartsOf } from './bookingParts';
import { addPart, changePart, undoPartChange } from './changeParts';
import { awaitPart, endPartWait, recordPartUse, returnPart } from './recordParts';
import { listParts } from './storedParts';

export const partRoutes: Routes<Shop> = (api, shop) => {
  const serve = serveStaff(api, shop);
  const seesCosts = ({ staff }: SignedIn) => may(staff.role, 'change-parts');
  const recorder = (by: SignedIn) => ({ by: actorIn(by), seesCosts: seesCosts(by) });

  serve(contract.listParts, async ({ query }, by) => ({
    ok: true,
    value: await listParts(shop.db, query, seesCosts(by)),
  }));
  serve(contract.addPart, ({ body, key }, by) => addPart(shop, body, { by: actorIn(by), key }));
  serve(contract.changePart, ({ params, body }, by) =>
    changePart(shop, params.id, body, actorIn(by)),
  );
  serve(contract.undoPartChange, ({ params, body }, by) =>
    undoPartChange(shop, params.id, body.seen, actorIn(by)),
  );

  serve(contract.readBookingParts, async ({ params }, by) =>
    (await findBooking(shop.db, params.id))
      ? { ok: true, value: await bookingPartsOf(shop.db, params.id, seesCosts(by)) }
      : refused('not-found'),
  );
  serve(contract.recordPartUse, ({ params, body, key }, by) =>
    recordPartUse(shop, params.id, body, { ...recorder(by), key }),
  );
  serve(contract.returnPart, ({ params }, by) =>
    returnPart(shop, params.id, params.use, recorder(by)),
  );
  serve(contract.awaitPart, ({ params, body, key }, by) =>
    awaitPart(shop, params.id, body, { ...recorder(by), key }),
  );
  serve(contract.endPartWait, ({ params }, by) =>
    endPartWait(shop, params.id, params.use, recorder(by)),
  );
};
