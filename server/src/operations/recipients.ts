import { findBooking } from '../bookings/storedBookings';
import type { Recipients } from '../notifications/email/mailOutlet';
import { pickupAddressOf } from '../bookings/pickups/storedPickups';
import { requestSender } from '../inquiries/requestSender';
import { staffById } from '../auth/staff/storedStaff';

/** Where the mail's worker finds whom it writes to. */
export const recipients: Recipients = {
  booking: findBooking,
  pickupAddress: pickupAddressOf,
  member: staffById,
  sender: requestSender,
};
