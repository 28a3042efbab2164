import { findBooking, pickupAddressOf } from '../bookings';
import type { Recipients } from '../notifications';
import { requestSender } from '../inquiries';
import { staffById } from '../auth';

/** Where the mail's worker finds whom it writes to. */
export const recipients: Recipients = {
  booking: findBooking,
  pickupAddress: pickupAddressOf,
  member: staffById,
  sender: requestSender,
};
