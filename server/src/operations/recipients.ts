import { findBooking } from '../bookings/storedBookings';
import type { Recipients } from '../mail/mailOutlet';
import { requestSender } from '../requests/requestSender';
import { staffById } from '../staff/storedStaff';

/** Where the mail's worker finds whom it writes to. */
export const recipients: Recipients = {
  booking: findBooking,
  member: staffById,
  sender: requestSender,
};
