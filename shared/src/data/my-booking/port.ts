import type { RepairView } from '../../domain/types/bench';
import type { EstimateAnswer, EstimateQuestion } from '../../domain/types/estimate';
import type { Stage } from '../../domain/types/stage';
import type { Booking, BookingReceipt } from '../../domain/types/booking';
import type { Result } from '../../domain/types/failure';
import type { ShopDate } from '../../domain/types/time';

/** A customer's own view of one booking. `actions` says what its status allows now. */
export type MyBooking = {
  receipt: BookingReceipt;
  /** What may be done with it here: everything, also when missing; nothing with the link of a ticket, or where staff are signed in. */
  access?: 'full' | 'view' | 'staff';
  timeline: { at: string; to: Booking['status']; stage?: Stage }[];
  repair: RepairView;
  actions: { reschedule: boolean; cancel: boolean; keep?: boolean };
};

/** What a customer does with the private link of a booking. */
export type MyBookingPort = {
  myBooking(token: string): Promise<Result<MyBooking>>;
  /** A photo that the shop shares, as an address for an `<img>`. */
  mySharedPhoto(token: string, photoId: string): Promise<Result<{ picture: string }>>;
  rescheduleMyBooking(
    token: string,
    to: { appointmentDate: ShopDate; appointmentTime: string; version: number },
  ): Promise<Result<BookingReceipt>>;
  /** Keeps a time that is held for a while; only with the link that was mailed. */
  keepMyBooking(token: string, version: number): Promise<Result<BookingReceipt>>;
  /** Failures: `transition-refused` once it is answered, expired or void. */
  answerMyEstimate(token: string, answer: EstimateAnswer): Promise<Result<BookingReceipt>>;
  askMyQuestion(token: string, question: EstimateQuestion): Promise<Result<null>>;
  cancelMyBooking(token: string, version: number): Promise<Result<BookingReceipt>>;
  /** Asks for the private link to be mailed; the answer is the same whether or not a booking matches. */
  findMyBooking(question: {
    reference: string;
    phone: string;
  }): Promise<Result<{ message: string }>>;
  /** Asks for a code by mail that shows all visits; the answer is the same whether or not one is mailed. */
  askForTrackingCode(phone: string): Promise<Result<{ message: string }>>;
  /** The visits of whoever got the code, newest first, each with the secret of its private link. */
  myVisits(question: {
    phone: string;
    code: string;
  }): Promise<Result<{ visits: BookingReceipt[] }>>;
  /** What the customer behind the link told the shop, and what the shop told them. */
  exportMyData(token: string): Promise<Result<unknown>>;
  eraseMyData(token: string): Promise<Result<null>>;
};
