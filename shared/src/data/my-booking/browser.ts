import { needsServer } from '../browser/failures';
import type { MyBookingPort } from './port';

/** A booking in this browser has no private link. */
export const browserMyBooking: MyBookingPort = {
  myBooking: needsServer,
  mySharedPhoto: needsServer,
  rescheduleMyBooking: needsServer,
  keepMyBooking: needsServer,
  answerMyEstimate: needsServer,
  askMyQuestion: needsServer,
  cancelMyBooking: needsServer,
  findMyBooking: needsServer,
  askForTrackingCode: needsServer,
  myVisits: needsServer,
  exportMyData: needsServer,
  eraseMyData: needsServer,
};
