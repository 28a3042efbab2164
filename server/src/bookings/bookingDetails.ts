import type { BookingDetails } from '@mcs-repairs/shared/domain/types/booking';
import type { Result } from '@mcs-repairs/shared/domain/types/failure';
import type { Reads } from '../db';
import { refused } from '../runtime';
import { pickupAddressOf } from './pickups/storedPickups';
import { auditOf } from './bookingHistory';
import { agreedPriceOf, findBooking } from './storedBookings';

/** Returns one booking with its history. */
export async function bookingDetails(db: Reads, id: string): Promise<Result<BookingDetails>> {
  const booking = await findBooking(db, id);
  if (!booking) return refused('not-found');
  const audit = await auditOf(db, id);
  const pickupAddress = (await pickupAddressOf(db, id)) || undefined;
  const agreedPrice = await agreedPriceOf(db, booking);
  return { ok: true, value: { booking, audit, pickupAddress, agreedPrice } };
}
