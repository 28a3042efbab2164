import type { Booking } from '@mcs-repairs/shared/domain/types/booking';
import { csvCell } from '@mcs-repairs/shared/domain/rules/csv';

const COLUMNS = [
  'reference',
  'status',
  'customerName',
  'customerPhone',
  'customerEmail',
  'deviceModel',
  'repairService',
  'duration',
  'appointmentDate',
  'appointmentTime',
  'preferredDate',
  'arrivedAt',
  'serviceType',
  'city',
  'notes',
  'createdAt',
  'id',
] as const satisfies readonly (keyof Booking)[];

/**
 * Converts bookings to CSV (RFC 4180): a header, then one line per booking, with CRLF line ends.
 * There are no prices, because a booking has none.
 */
export function bookingsCsv(bookings: readonly Booking[]): string {
  const lines = bookings.map((booking) => COLUMNS.map((name) => csvCell(booking[name] ?? '')));
  return [[...COLUMNS], ...lines].map((cells) => `${cells.join(',')}\r\n`).join('');
}
