import { Readable } from 'node:stream';
import { setImmediate as breathe } from 'node:timers/promises';
import { toShopDate } from '@mcs-repairs/shared/domain/rules/shopClock';
import type { Booking } from '@mcs-repairs/shared/domain/types/booking';
import { logDone, type Actor } from '../auth';
import { exportBookings } from './bookingList';
import type { Shop } from './shop';

const SLICE = 500;

/**
 * Returns every matching booking as a file, whose name contains today's date. The log records who
 * downloaded the file.
 */
export async function exportFile(
  shop: Shop,
  filter: Parameters<typeof exportBookings>[1],
  by: Actor,
) {
  const bookings = await exportBookings(shop.db, filter);
  await logDone(shop, { event: 'bookings-exported', detail: `${bookings.length} bookings` }, by);
  return {
    name: `bookings-${toShopDate(shop.now())}.json`,
    body: Readable.from(jsonSlices(bookings)),
  };
}

/**
 * Writes the file in slices. Writing a hundred thousand rows at once would block other requests.
 */
async function* jsonSlices(bookings: readonly Booking[]) {
  yield '[';
  for (let start = 0; start < bookings.length; start += SLICE) {
    const slice = JSON.stringify(bookings.slice(start, start + SLICE)).slice(1, -1);
    yield start ? `,${slice}` : slice;
    await breathe();
  }
  yield ']';
}
