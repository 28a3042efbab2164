import type { BookingsOfMessages } from '../notifications';
import { addLink } from './bookingLinks';
import { mailCodesInstead } from './myBooking/mailCodes';
import type { Shop } from './shop';
import { noteHistory } from './bookingHistory';
import { findBooking } from './storedBookings';

/** Returns the functions about bookings that the code for emails and text messages calls. */
export function messagesOfBookings(shop: Pick<Shop, 'config' | 'db' | 'now'>): BookingsOfMessages {
  return {
    addLink: (trx, bookingId) => addLink(shop, trx, bookingId),
    mailCodesInstead: (trx, bookingId) => mailCodesInstead(shop, trx, bookingId),
    isThere: async (trx, bookingId) => (await findBooking(trx, bookingId)) !== null,
    async noteRetry(trx, bookingId, by) {
      const booking = await findBooking(trx, bookingId);
      if (!booking) return;
      const note = 'Sent a message again';
      await noteHistory(trx, booking, { by, note }, shop.now());
    },
  };
}
