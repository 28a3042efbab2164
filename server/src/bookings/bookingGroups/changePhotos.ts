import type { Result } from '@mcs-repairs/shared/domain/types/failure';
import {
  MOST_STAFF_PHOTOS,
  type BookingPhoto,
  type NewBookingPhoto,
} from '@mcs-repairs/shared/domain/types/visit';
import { noteHistory } from '../bookingHistory';
import { findBooking } from '../storedBookings';
import { change } from '../../changes';
import { refused } from '../../runtime';
import { claimPhoto } from '../../photos';
import type { Shop } from '../shop';
import type { Actor } from '../../auth';
import { bookingPhotosOf, insertBookingPhoto, setShared } from './storedBookingPhotos';

/** Adds an uploaded photo to a booking, and records it in the history. */
export async function addPhoto(
  shop: Shop,
  id: string,
  photo: NewBookingPhoto,
  by: Actor,
): Promise<Result<BookingPhoto[]>> {
  const now = shop.now();
  return change(shop, 'bookings', async (trx, changed) => {
    const booking = await findBooking(trx, id);
    if (!booking) return refused('not-found');
    if ((await bookingPhotosOf(trx, id)).length >= MOST_STAFF_PHOTOS) {
      const message = `A booking has at most ${MOST_STAFF_PHOTOS} photos`;
      return refused('limit-reached', { message });
    }
    if (!(await claimPhoto(trx, photo.photoId, id))) {
      const message = 'This photo no longer exists. Please select it again.';
      return refused('invalid', { message, fields: { photo: message } });
    }
    await insertBookingPhoto(trx, id, photo, { by: by.name, now });
    const note = photo.shared ? 'Added a photo for the customer' : 'Added a photo';
    await noteHistory(trx, booking, { by, note }, now);
    changed(id);
    return { ok: true, value: await bookingPhotosOf(trx, id) };
  });
}

/** Shares a photo with the customer or stops sharing it. The history records who decided. */
export async function setPhotoShared(
  shop: Shop,
  place: { bookingId: string; photoId: string },
  shared: boolean,
  by: Actor,
): Promise<Result<BookingPhoto[]>> {
  const { bookingId: id } = place;
  return change(shop, 'bookings', async (trx, changed) => {
    const booking = await findBooking(trx, id);
    if (!booking || !(await setShared(trx, place, shared))) {
      return refused('not-found');
    }
    const note = shared
      ? 'Shared a photo with the customer'
      : 'Stopped sharing a photo with the customer';
    await noteHistory(trx, booking, { by, note }, shop.now());
    changed(id);
    return { ok: true, value: await bookingPhotosOf(trx, id) };
  });
}
