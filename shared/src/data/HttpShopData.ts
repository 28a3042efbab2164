import { httpAccounts } from './accounts/http';
import { httpAlerts } from './alerts/http';
import { httpAvailability } from './availability/http';
import { httpBench } from './bench/http';
import { httpBookings } from './bookings/http';
import { httpChanges } from './changes/http';
import type { OpenEvents } from './changes/watchChanges';
import { httpCommunity } from './community/http';
import { httpCustomers } from './customers/http';
import { httpDeliveries } from './deliveries/http';
import { createSend, type SendOptions } from './http/send';
import { httpIntake } from './intake/http';
import { httpMyBooking } from './my-booking/http';
import { httpPhotos } from './photos/http';
import { httpPickups } from './pickups/http';
import { httpQuotes } from './quotes/http';
import { httpReleases } from './releases/http';
import { httpReports } from './reports/http';
import { httpRequests } from './requests/http';
import { httpSchedule } from './schedule/http';
import { httpSecondFactor } from './second-factor/http';
import type { ShopData } from './ShopData';
import { sumOf } from './sumOf';
import { httpToday } from './today/http';

export type HttpShopDataOptions = SendOptions & { openEvents?: OpenEvents };

/**
 * The data port over the shop's own server. `baseUrl` is its origin without a slash at the end; empty for the page's own.
 * Every answer is parsed with the schemas of the contract; an answer of another shape is the failure `internal`.
 */
export function createHttpShopData(options: HttpShopDataOptions): ShopData {
  const send = createSend(options);
  const topics = sumOf(
    httpAvailability(send),
    httpBookings(send),
    httpBench(send),
    httpPhotos(send, options.baseUrl),
    httpMyBooking(send),
    httpQuotes(send),
    httpRequests(send),
    httpCommunity(send),
    httpAccounts(send),
    httpSecondFactor(send),
    httpReports(send),
    httpPickups(send),
    httpSchedule(send),
    httpReleases(send),
    httpChanges(options.baseUrl, options.openEvents),
    httpToday(send),
    httpIntake(send),
    httpCustomers(send),
    httpDeliveries(send),
    httpAlerts(send),
  );
  return { mode: 'connected', ...topics };
}
