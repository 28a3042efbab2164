import { canTransition, statusText } from '../../domain/rules/bookingStatus';
import { checkAppointment } from '../../domain/rules/checkAppointment';
import { dayAvailability, daysAround, nearestFreeSlots } from '../../domain/rules/dayAvailability';
import { fieldErrors } from '../../domain/rules/fieldErrors';
import { listBookings, matchBookings } from '../../domain/rules/listBookings';
import { receiptOf } from '../../domain/rules/newBooking';
import {
  bookingRequestSchema,
  type Booking,
  type BookingReceipt,
  type BookingRequest,
} from '../../domain/types/booking';
import type { Result } from '../../domain/types/failure';
import { done, failed, needsServer } from '../browser/failures';
import type { Surroundings } from '../browser/surroundings';
import type { ChangeFeed } from '../changes/changeFeed';
import { createLocalStore, type LocalStore } from './localStore';
import type { BookingsPort } from './port';

/** Section 9: a booking takes a second here, since nothing is asked over a network. */
const SIMULATED_DELAY_MS = 1000;

type Needs = Surroundings & {
  delay: (milliseconds: number) => Promise<void>;
  changes: ChangeFeed;
};

/** Bookings kept in this browser. */
export function browserBookings({ delay, changes, ...surroundings }: Needs): BookingsPort {
  const { now } = surroundings;
  const store = createLocalStore(surroundings);
  const answered = new Map<string, BookingReceipt>();

  return {
    async createBooking(sent, idempotencyKey) {
      await delay(SIMULATED_DELAY_MS);
      const earlier = answered.get(idempotencyKey);
      if (earlier) return done(earlier);
      const parsed = bookingRequestSchema.safeParse(sent);
      if (!parsed.success) {
        const fields = fieldErrors(parsed.error.issues);
        return failed('invalid', 'Please check the marked fields', { fields });
      }
      const refusal = refuse(parsed.data, now());
      if (refusal) return refusal;
      const created = store.createBooking(parsed.data);
      if (!created.ok) return created;
      rememberCustomer(store, created.value);
      changes.announce({ topic: 'bookings', id: created.value.id });
      // There is no private link here, hence no secret.
      const receipt = receiptOf(created.value, '');
      answered.set(idempotencyKey, receipt);
      return done(receipt);
    },

    staff: staffBookings(store, changes),
  };
}

function refuse(request: BookingRequest, now: Date): Result<never> | null {
  if (request.kind !== 'appointment') return null;
  const check = checkAppointment(request, { now });
  if (check.ok) return null;
  const { code, message, field } = check;
  const wanted = { shopDate: request.appointmentDate, time: request.appointmentTime };
  const open = daysAround(wanted.shopDate, now).map((shopDate) =>
    dayAvailability({ shopDate, now }),
  );
  return failed(code, message, {
    fields: { [field]: message },
    alternatives: nearestFreeSlots(open, wanted),
  });
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

function staffBookings(store: LocalStore, changes: ChangeFeed): BookingsPort['staff'] {
  const find = (id: string) => store.listBookings().find((kept) => kept.id === id);
  const missing = () => failed('not-found', 'This booking is not here any more');
  function announced<Value>(result: Result<Value>, id: string): Result<Value> {
    if (result.ok) changes.announce({ topic: 'bookings', id });
    return result;
  }

  return {
    bookings: async (query) => done(listBookings(store.listBookings(), query)),
    async booking(id) {
      const booking = find(id);
      return booking ? done({ booking, audit: [creationOf(booking)] }) : missing();
    },
    async transition(id, { to, version }) {
      const booking = find(id);
      if (!booking) return missing();
      const { status } = booking;
      if (booking.version !== version) {
        const current = { status, version: booking.version };
        return failed('stale-version', 'This booking was changed in another tab', { current });
      }
      if (!canTransition(status, to)) {
        return failed(
          'transition-refused',
          `A booking that is ${statusText(status)} cannot become ${statusText(to)}`,
        );
      }
      return announced(store.updateBookingStatus(id, to), id);
    },
    exportBookings: async (query) => done(matchBookings(store.listBookings(), query)),
    importBookings: async (file) => announced(store.importData(file), ''),
    importProgress: async () => done(null),
    stats: async () => done(store.statistics()),

    // Nobody floods a browser's own storage.
    previewSweep: needsServer,
    sweep: needsServer,
  };
}

function creationOf({ id, createdAt }: Booking) {
  return { id: `${id}-created`, at: createdAt, by: 'customer', from: null, to: 'pending' as const };
}
