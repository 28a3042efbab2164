import { httpAccounts } from './accounts/http';
import { httpAvailability } from './availability/http';
import { httpBookings } from './bookings/http';
import { httpCommunity } from './community/http';
import { createSend, type Send, type SendOptions } from './http/send';
import { httpMyBooking } from './my-booking/http';
import { httpPhotos } from './photos/http';
import { httpQuotes } from './quotes/http';
import { httpRequests } from './requests/http';
import { httpSchedule } from './schedule/http';
import { sumOf } from './sumOf';

export type { SendOptions };

/**
 * The topics that visitors ask for, and the session by which staff are known among them; `send` is what the topics of staff are
 * to be asked with (`httpStaffData`), so that one page has one token.
 */
export function createHttpVisitorData(options: SendOptions) {
  const send: Send = createSend(options);
  const topics = sumOf(
    httpAvailability(send),
    httpBookings(send),
    httpPhotos(send, options.baseUrl),
    httpMyBooking(send),
    httpQuotes(send),
    httpRequests(send),
    httpCommunity(send),
    httpAccounts(send),
    httpSchedule(send),
  );
  return { send, topics: { mode: 'connected' as const, ...topics } };
}
