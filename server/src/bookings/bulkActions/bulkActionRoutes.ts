import * as sweeps from '@mcs-repairs/shared/domain/contract/bulkActions';
import { actorIn, serveStaff } from '../../auth';
import type { Routes } from '../../http';
import type { Shop } from '../shop';
import { previewBulkAction, sweepBookings } from './runBulkAction';

/**
 * The operations of bulk actions. A bulk action changes many bookings at once, chosen by network,
 * contact or time.
 */
export const bulkActionRoutes: Routes<Shop> = (api, shop) => {
  const serve = serveStaff(api, shop);

  serve(sweeps.previewBookingSweep, ({ body }) => previewBulkAction(shop, body));

  serve(sweeps.sweepBookings, ({ body }, by) => sweepBookings(shop, body, actorIn(by)));
};
