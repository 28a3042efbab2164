import { exportBookings, importBookings } from '../../domain/contract/bookingFiles';
import {
  changeBookingStatus,
  listBookings,
  readBooking,
  readBookingStats,
} from '../../domain/contract/bookings';
import { createBooking } from '../../domain/contract/newBooking';
import { canTransition, statusText } from '../../domain/rules/bookingStatus';
import { dayAvailability, refuseAppointment } from '../../domain/rules/availability';
import { daysAround, nearestFreeSlots } from '../../domain/rules/freeSlots';
import { fieldErrors } from '../../domain/rules/fieldErrors';
import { listBookings as listed, matchBookings } from '../../domain/rules/listBookings';
import { receiptOf } from '../../domain/rules/newBooking';
import {
  bookingListQuerySchema,
  type Booking,
  type BookingReceipt,
} from '../../domain/types/booking';
import { bookingRequestSchema, type BookingRequest } from '../../domain/types/bookingRequest';
import type { Result } from '../../domain/types/failure';
import { done, failed } from '../browser/failures';
import type { Surroundings } from '../browser/surroundings';
import type { ChangeFeed } from '../changes/changeFeed';
import { inBrowser } from '../operations';
import { createLocalStore, type LocalStore } from './localStore';

/**
 * How long a booking takes, in milliseconds. There is no server in this mode, so the delay imitates
 * one (specification, section 9).
 */
const SIMULATED_DELAY_MS = 1000;

type Needs = Surroundings & {
  delay: (milliseconds: number) => Promise<void>;
  changes: ChangeFeed;
};

/** Operations on the bookings that are stored in this browser. */
export function bookingsInBrowser({ delay, changes, ...surroundings }: Needs) {
  const { now, newId } = surroundings;
  const store = createLocalStore(surroundings);
  const answered = new Map<string, BookingReceipt>();

  return {
    ...inBrowser(createBooking, async ({ body: sent }, { key = newId() } = {}) => {
      await delay(SIMULATED_DELAY_MS);
      const earlier = answered.get(key);
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
      // Without a server, there are no private links, so the token is empty.
      const receipt = receiptOf(created.value, '');
      answered.set(key, receipt);
      return done(receipt);
    }),

    ...staffBookings(store, changes),
  };
}

function refuse(request: BookingRequest, now: Date): Result<never> | null {
  if (request.kind !== 'appointment') return null;
  const failure = refuseAppointment(request, { now });
  if (!failure) return null;
  const { code, message, fields } = failure;
  const wanted = { shopDate: request.appointmentDate, time: request.appointmentTime };
  const open = daysAround(wanted.shopDate, now).map((shopDate) =>
    dayAvailability({ shopDate, now }),
  );
  return failed(code, message, {
    fields,
    alternatives: nearestFreeSlots(open, wanted),
  });
}

/**
 * Stores the customer of a booking. Bookings with the same email address have the same customer. If
 * the storage is full, nothing happens, because the booking itself is already stored.
 */
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

function staffBookings(store: LocalStore, changes: ChangeFeed) {
  const find = (id: string) => store.listBookings().find((kept) => kept.id === id);
  const missing = () => failed('not-found', 'This booking no longer exists');
  function announced<Value>(result: Result<Value>, id: string): Result<Value> {
    if (result.ok) changes.announce({ topic: 'bookings', id });
    return result;
  }

  return {
    ...inBrowser(listBookings, async ({ query }) =>
      done(listed(store.listBookings(), bookingListQuerySchema.parse(query))),
    ),
    ...inBrowser(readBooking, async ({ params: { id } }) => {
      const booking = find(id);
      return booking ? done({ booking, audit: [creationOf(booking)] }) : missing();
    }),
    ...inBrowser(changeBookingStatus, async ({ params: { id }, body: { to, version } }) => {
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
    }),
    ...inBrowser(exportBookings, async ({ query }) =>
      done(matchBookings(store.listBookings(), exportBookings.query.parse(query))),
    ),
    ...inBrowser(importBookings, async ({ body }) => announced(store.importData(body), '')),
    ...inBrowser(readBookingStats, async () => done(store.statistics())),
  };
}

function creationOf({ id, createdAt }: Booking) {
  return { id: `${id}-created`, at: createdAt, by: 'customer', from: null, to: 'pending' as const };
}
