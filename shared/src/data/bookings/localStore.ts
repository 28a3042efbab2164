import { FAILURE_MESSAGES } from '../../domain/catalogue/messages';
import { bookingStats } from '../../domain/rules/bookingStats';
import { newBooking } from '../../domain/rules/newBooking';
import { quoteRepair } from '../../domain/rules/quoteRepair';
import { drawReference } from '../../domain/rules/reference';
import { BOOKINGS_KEY, CUSTOMERS_KEY } from '../../domain/rules/storageKeys';
import {
  bookingSchema,
  type Booking,
  type BookingStats,
  type BookingStatus,
} from '../../domain/types/booking';
import { type BookingRequest } from '../../domain/types/bookingRequest';
import {
  customerSchema,
  type AppointmentSlot,
  type BrowserExport,
  type Customer,
  type NewCustomer,
} from '../../domain/types/browserStore';
import type { Result } from '../../domain/types/failure';
import type { Quote, QuoteQuestion } from '../../domain/types/quote';
import { done, failed } from '../browser/failures';
import { storedList } from '../browser/storedList';
import type { Surroundings } from '../browser/surroundings';
import { generateSlots } from './generateSlots';
import { addMissing, parseExport } from './importExport';

export type LocalStore = ReturnType<typeof createLocalStore>;

/**
 * Performs the operations of section 7 of the specification. Bookings and customers are two lists
 * in the browser's storage. Failures have the messages of section 8.
 */
export function createLocalStore({ storage, now, random, newId }: Surroundings) {
  const bookings = storedList(storage, BOOKINGS_KEY, bookingSchema);
  const customers = storedList(storage, CUSTOMERS_KEY, customerSchema);

  function changeCustomers(next: Customer[], kept: Customer): Result<Customer> {
    return customers.write(next)
      ? done(kept)
      : failed('unavailable', FAILURE_MESSAGES.createCustomer);
  }

  return {
    /**
     * Creates a booking with the status `pending` and a random number: below 100000 for an
     * appointment, below 10000 for a request without a time.
     */
    createBooking(request: BookingRequest): Result<Booking> {
      const reference = drawReference(request.kind, random);
      const booking = { ...newBooking(request, { id: newId(), now: now() }), reference };
      return bookings.write([...bookings.read(), booking])
        ? done(booking)
        : failed('unavailable', FAILURE_MESSAGES.createBooking);
    },

    /** Returns the bookings in order of creation. */
    listBookings: (): Booking[] => bookings.read(),

    /**
     * Accepts any status (specification, section 4). The dashboard offers only the statuses that
     * staff may choose.
     */
    updateBookingStatus(id: string, status: BookingStatus): Result<Booking> {
      const all = bookings.read();
      const old = all.find((booking) => booking.id === id);
      if (!old) return failed('not-found', FAILURE_MESSAGES.updateBooking);
      const changed = { ...old, status, version: old.version + 1, updatedAt: now().toISOString() };
      return bookings.write(all.map((booking) => (booking === old ? changed : booking)))
        ? done(changed)
        : failed('unavailable', FAILURE_MESSAGES.updateBooking);
    },

    createCustomer(fields: NewCustomer): Result<Customer> {
      const customer = { ...fields, id: newId(), createdAt: now().toISOString(), totalBookings: 0 };
      return changeCustomers([...customers.read(), customer], customer);
    },

    /** Increases the customer's number of bookings by one. */
    countBooking(id: string): Result<Customer> {
      const all = customers.read();
      const old = all.find((customer) => customer.id === id);
      if (!old) return failed('not-found', FAILURE_MESSAGES.createCustomer);
      const counted = { ...old, totalBookings: old.totalBookings + 1 };
      return changeCustomers(
        all.map((customer) => (customer === old ? counted : customer)),
        counted,
      );
    },

    listCustomers: (): Customer[] => customers.read(),

    generateQuote: (question: QuoteQuestion): Result<Quote> => quoteRepair(question, newId()),

    statistics: (): BookingStats => bookingStats(bookings.read(), now()),

    generateSlots: (month: { year: number; month: number }): AppointmentSlot[] =>
      generateSlots({ ...month, now: now(), random }),

    exportData: (): BrowserExport => ({
      bookings: bookings.read(),
      customers: customers.read(),
      exportDate: now().toISOString(),
    }),

    /**
     * Adds those rows of a file whose ids are not stored. If the file is invalid, or if the browser
     * cannot store the rows, changes nothing.
     */
    importData(file: unknown): Result<{ added: number; skipped: number }> {
      const parsed = parseExport(file);
      if (!parsed.ok) return parsed;
      const before = bookings.read();
      const merged = addMissing(before, parsed.value.bookings);
      const people = addMissing(customers.read(), parsed.value.customers);
      if (!bookings.write(merged.all)) return failed('unavailable', NO_ROOM);
      if (!customers.write(people.all)) {
        bookings.write(before);
        return failed('unavailable', NO_ROOM);
      }
      return done({ added: merged.added, skipped: parsed.value.bookings.length - merged.added });
    },
  };
}

const NO_ROOM = 'This browser has no room for these bookings. Nothing was changed.';
