import type { Booking } from 'shared/types/booking';

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
  'serviceType',
  'city',
  'notes',
  'createdAt',
  'id',
] as const satisfies readonly (keyof Booking)[];

/**
 * The bookings as comma-separated values (RFC 4180): a header, a line for each, lines end with CRLF.
 * No price is in it: prices are on request.
 */
export function bookingsCsv(bookings: readonly Booking[]): string {
  const lines = bookings.map((booking) => COLUMNS.map((name) => csvCell(booking[name] ?? '')));
  return [[...COLUMNS], ...lines].map((cells) => `${cells.join(',')}\r\n`).join('');
}

/**
 * One cell, quoted when it must be. A spreadsheet takes what begins with = + - @, a tab or a line break for a formula,
 * and customers write these texts: an apostrophe before it makes it text (OWASP, CSV injection).
 */
export function csvCell(text: string): string {
  const safe = /^[\s]*[=+\-@＝＋－＠]|^[\t\r\n]/.test(text) ? `'${text}` : text;
  return /[",\r\n']|^\s|\s$/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
