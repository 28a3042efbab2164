import { checkAppointment } from '../../domain/rules/checkAppointment';
import {
  dayAvailability,
  daysAround,
  daysFrom,
  nearestFreeSlots,
} from '../../domain/rules/dayAvailability';
import { fieldErrors } from '../../domain/rules/fieldErrors';
import { receiptOf } from '../../domain/rules/newBooking';
import {
  bookingRequestSchema,
  type Booking,
  type BookingReceipt,
  type BookingRequest,
} from '../../domain/types/booking';
import type { Result } from '../../domain/types/failure';
import type { ShopData } from '../ShopData';
import { done, failed } from './failures';
import type { LocalStore } from './localStore';

/** Section 9: a booking takes a second here, since nothing is asked over a network. */
export const SIMULATED_DELAY_MS = 1000;

type Needs = {
  store: LocalStore;
  now: () => Date;
  delay: (milliseconds: number) => Promise<void>;
  onCreated: (booking: Booking) => void;
};

/** Availability by the calendar's rules alone (decision 3), and bookings kept in this browser. */
export function browserBookings({
  store,
  now,
  delay,
  onCreated,
}: Needs): Pick<ShopData, 'availability' | 'createBooking'> {
  const answered = new Map<string, BookingReceipt>();

  function refuse(request: BookingRequest): Result<never> | null {
    if (request.kind !== 'appointment') return null;
    const check = checkAppointment(request, { now: now() });
    if (check.ok) return null;
    const { code, message, field } = check;
    const wanted = { shopDate: request.appointmentDate, time: request.appointmentTime };
    const open = daysAround(wanted.shopDate, now()).map((shopDate) =>
      dayAvailability({ shopDate, now: now() }),
    );
    return failed(code, message, {
      fields: { [field]: message },
      alternatives: nearestFreeSlots(open, wanted),
    });
  }

  return {
    async availability(from, to) {
      const days = daysFrom(from, to);
      return done({ days: days.map((shopDate) => dayAvailability({ shopDate, now: now() })) });
    },

    async createBooking(sent, idempotencyKey) {
      await delay(SIMULATED_DELAY_MS);
      const earlier = answered.get(idempotencyKey);
      if (earlier) return done(earlier);
      const parsed = bookingRequestSchema.safeParse(sent);
      if (!parsed.success) {
        const fields = fieldErrors(parsed.error.issues);
        return failed('invalid', 'Please check the marked fields', { fields });
      }
      const refusal = refuse(parsed.data);
      if (refusal) return refusal;
      const created = store.createBooking(parsed.data);
      if (!created.ok) return created;
      rememberCustomer(store, created.value);
      onCreated(created.value);
      // There is no private link here, hence no secret.
      const receipt = receiptOf(created.value, '');
      answered.set(idempotencyKey, receipt);
      return done(receipt);
    },
  };
}

/** Customers are the same when their e-mail is. The booking stands even when the customer cannot be kept. */
function rememberCustomer(store: LocalStore, booking: Booking): void {
  const email = booking.customerEmail.toLowerCase();
  const known = store.listCustomers().find((customer) => customer.email.toLowerCase() === email);
  if (known) {
    store.countBooking(known.id);
    return;
  }
  const { customerName: name, customerEmail, customerPhone: phone } = booking;
  const created = store.createCustomer({ name, email: customerEmail, phone });
  if (created.ok) store.countBooking(created.value.id);
}
