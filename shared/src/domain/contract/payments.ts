import * as z from 'zod/mini';
import {
  bookingPaymentsSchema,
  dayCloseSchema,
  newPaymentSchema,
  printedReceiptSchema,
  receiptSchema,
  takingsSchema,
} from '../types/payments';
import { shopDateSchema } from '../types/time';
import { idParams, operation } from './operation';

const PAYMENTS = ['Payments'] as const;
// The tags of the answers about payments. Somebody else may record a payment, and every change of a
// booking invalidates `Bookings`, so that tag is one of them.
const READS = [...PAYMENTS, 'Bookings'] as const;

export const readPayments = operation({
  id: 'readPayments',
  tag: 'bookings',
  summary: 'Read what a customer paid for a repair (staff)',
  method: 'GET',
  path: '/bookings/:id/payments',
  right: 'take-payments',
  params: idParams,
  answer: bookingPaymentsSchema,
  failures: [404],
  reads: READS,
});

/**
 * Records a payment. Fails with `transition-refused` if the device is not in the shop, or with
 * `conflict` if the day is closed.
 */
export const recordPayment = operation({
  id: 'recordPayment',
  tag: 'bookings',
  summary: 'Record what a customer paid; the receipt gets the next number (staff)',
  method: 'POST',
  path: '/bookings/:id/payments',
  right: 'take-payments',
  params: idParams,
  body: newPaymentSchema,
  submission: 'key',
  answer: receiptSchema,
  status: 201,
  failures: [404, 409],
  stale: PAYMENTS,
});

export const readReceipt = operation({
  id: 'readReceipt',
  tag: 'bookings',
  summary: 'Read a receipt to print it (staff)',
  method: 'GET',
  path: '/receipts/:id',
  right: 'take-payments',
  params: idParams,
  answer: printedReceiptSchema,
  failures: [404],
  reads: READS,
});

/**
 * Cancels a receipt. Fails with `conflict` if somebody has already cancelled it, or if the day is
 * closed.
 */
export const cancelReceipt = operation({
  id: 'cancelReceipt',
  tag: 'bookings',
  summary: 'Cancel a receipt with a second one of negative amounts (staff)',
  method: 'POST',
  path: '/receipts/:id/cancellations',
  right: 'take-payments',
  params: idParams,
  answer: receiptSchema,
  status: 201,
  failures: [404, 409],
  stale: PAYMENTS,
});

const dayParams = z.object({ date: shopDateSchema });

export const readTakings = operation({
  id: 'readTakings',
  tag: 'bookings',
  summary: 'Read what customers paid on a day, and who closed it (staff)',
  method: 'GET',
  path: '/takings/:date',
  right: 'close-days',
  params: dayParams,
  answer: takingsSchema,
  reads: READS,
});

/**
 * Closes a day. Fails with `conflict` if it is already closed, or if a receipt was added after the
 * member read the list.
 */
export const closeDay = operation({
  id: 'closeDay',
  tag: 'bookings',
  summary: 'Close a day with the counted cash (staff)',
  method: 'POST',
  path: '/takings/:date/closes',
  right: 'close-days',
  params: dayParams,
  body: dayCloseSchema,
  answer: takingsSchema,
  failures: [409],
  stale: PAYMENTS,
});

/** Reopens a closed day. Fails with `conflict` if the day is not closed. */
export const reopenDay = operation({
  id: 'reopenDay',
  tag: 'bookings',
  summary: 'Reopen a closed day (staff)',
  method: 'POST',
  path: '/takings/:date/reopenings',
  right: 'reopen-days',
  params: dayParams,
  answer: takingsSchema,
  failures: [409],
  stale: PAYMENTS,
});
