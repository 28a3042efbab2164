import { findBooking, pickupAddressOf } from '../bookings';
import { followerOf } from '../community';
import type { Recipients } from '../notifications';
import { requestSender } from '../inquiries';
import { staffById } from '../auth';

/** Functions with which the mail worker finds the recipients of its messages. */
export const recipients: Recipients = {
  booking: findBooking,
  pickupAddress: pickupAddressOf,
  member: staffById,
  sender: requestSender,
  follower: followerOf,
};
