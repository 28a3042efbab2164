import * as repairs from '@mcs-repairs/shared/domain/contract/repairs';
import { actorIn, serveStaff } from '../../auth';
import type { Routes } from '../../http';
import { refused } from '../../runtime';
import { changeStage } from '../changeStage';
import { correctBooking } from '../correctBooking';
import { moveBooking } from '../moveBooking';
import { setPickup } from '../pickups/setPickup';
import { withAlternatives } from '../openingHours/availability';
import type { Shop } from '../shop';
import { addNote } from './addNote';
import { noteNoShow } from './noteNoShow';
import { openClaim } from './openClaim';
import { readBoard, readBookingPage } from './readRepairs';
import { reopenBooking } from './reopenBooking';
import { undoChange } from './undoChange';

/**
 * The operations of staff on a booking and its repair. The dashboard's change of status is served
 * elsewhere.
 */
export const repairRoutes: Routes<Shop> = (api, shop) => {
  const serve = serveStaff(api, shop);

  serve(repairs.readBoard, async () => ({ ok: true, value: await readBoard(shop.db, shop.now()) }));

  serve(repairs.readBookingPage, async ({ params }, by) => {
    const asked = { by: actorIn(by), now: shop.now() };
    const page = await readBookingPage(shop, params.reference, asked);
    return page ? { ok: true, value: page } : refused('not-found');
  });

  serve(repairs.changeStage, ({ params, body }, by) =>
    changeStage(shop, params.id, body, actorIn(by)),
  );
  serve(repairs.correctBooking, ({ params, body }, by) =>
    correctBooking(shop, params.id, body, actorIn(by)),
  );
  serve(repairs.moveBooking, async ({ params, body }, by) =>
    withAlternatives(shop, body, await moveBooking(shop, params.id, body, actorIn(by))),
  );
  serve(repairs.setPickup, ({ params, body }, by) => setPickup(shop, params.id, body, actorIn(by)));
  serve(repairs.undoChange, ({ params, body }, by) =>
    undoChange(shop, params.id, body, actorIn(by)),
  );
  serve(repairs.reopenBooking, ({ params, body }, by) =>
    reopenBooking(shop, params.id, body, actorIn(by)),
  );
  serve(repairs.noteNoShow, ({ params, body }, by) =>
    noteNoShow(shop, params.id, body, actorIn(by)),
  );

  serve(repairs.addBookingNote, ({ params, body, key }, by) =>
    addNote(shop, params.id, body, { by: actorIn(by), key }),
  );
  serve(repairs.openClaim, ({ params, body, key }, by) =>
    openClaim(shop, params.id, body, { by: actorIn(by), key }),
  );
};
