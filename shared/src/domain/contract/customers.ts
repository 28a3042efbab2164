import * as z from 'zod/mini';
import {
  customerListQuerySchema,
  customerListSchema,
  customerNoteSchema,
  customerSchema,
  erasedCustomerSchema,
  mergeCustomersSchema,
  newCustomerNoteSchema,
  phoneKeySchema,
} from '../types/customer';
import { textAsTyped } from '../types/text';
import { operation } from './operation';

/** The phone number that identifies a customer, in normalised form. */
const phoneKeyParams = z.object({ phoneKey: phoneKeySchema });
const KEPT_OF_THEM = ['Customers', 'Bookings', 'Enquiries', 'QuoteRequests'] as const;

export const listCustomers = operation({
  id: 'listCustomers',
  tag: 'customers',
  summary: 'List recent customers, or search them (staff)',
  method: 'GET',
  path: '/customers',
  right: 'read-bookings',
  query: customerListQuerySchema,
  answer: customerListSchema,
  reads: KEPT_OF_THEM,
});

export const readCustomer = operation({
  id: 'readCustomer',
  tag: 'customers',
  summary: 'Read all data stored under a phone number (staff)',
  method: 'GET',
  path: '/customers/:phoneKey',
  right: 'read-bookings',
  params: phoneKeyParams,
  answer: customerSchema,
  failures: [404],
  reads: KEPT_OF_THEM,
});

export const addCustomerNote = operation({
  id: 'addCustomerNote',
  tag: 'customers',
  summary: 'Add a note about a customer (staff)',
  method: 'POST',
  path: '/customers/:phoneKey/notes',
  right: 'change-bookings',
  params: phoneKeyParams,
  body: newCustomerNoteSchema,
  answer: customerNoteSchema,
  status: 201,
  stale: ['Customers'],
});

/**
 * Merges two phone numbers into one customer. Fails with `invalid` if the other number already
 * belongs to this customer.
 */
export const mergeCustomers = operation({
  id: 'mergeCustomers',
  tag: 'customers',
  summary: 'Merge another phone number of the same person into a customer (staff)',
  method: 'POST',
  path: '/customers/:phoneKey/merges',
  right: 'change-bookings',
  params: phoneKeyParams,
  body: mergeCustomersSchema,
  answer: null,
  stale: ['Customers'],
});

/** Undoes a merge of two customers. Fails with `not-found` if somebody has already undone it. */
export const partCustomers = operation({
  id: 'partCustomers',
  tag: 'customers',
  summary: 'Split a number that was merged into this customer (staff)',
  method: 'POST',
  path: '/customers/:phoneKey/merges/:mergeId/undoing',
  right: 'change-bookings',
  params: z.extend(phoneKeyParams, { mergeId: textAsTyped({ min: 1, max: 64 }) }),
  answer: null,
  failures: [404],
  stale: ['Customers'],
});

/**
 * Erases the data of a customer. Fails with `conflict` if the shop has a device of the customer.
 */
export const eraseCustomer = operation({
  id: 'eraseCustomer',
  tag: 'customers',
  summary: 'Erase all data stored under a phone number (staff)',
  method: 'POST',
  path: '/customers/:phoneKey/erase',
  right: 'clear-up-bookings',
  params: phoneKeyParams,
  answer: erasedCustomerSchema,
  failures: [409],
  stale: KEPT_OF_THEM,
});
