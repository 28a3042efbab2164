import { findBooking } from '../bookings/storedBookings';
import type { Recipients } from '../mail/mailOutlet';
import { pickupAddressOf } from '../pickups/storedPickups';
import { requestSender } from '../requests/requestSender';
import { staffById } from '../staff/storedStaff';

/** Where the mail's worker finds whom it writes to. */
export const recipients: Recipients = {
  booking: findBooking,
  pickupAddress: pickupAddressOf,
  member: staffById,
  sender: requestSender,
};
