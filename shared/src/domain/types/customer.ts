import * as z from 'zod/mini';
import { bookingSchema } from './booking';
import { enquirySchema } from './enquiry';
import { quoteRequestSchema } from './quote';
import { requiredLines, searchText, textAsTyped } from './text';
import { instantSchema } from './time';

/**
 * The digits of a phone number without the country code and leading zeros. They identify a
 * customer.
 */
export const phoneKeySchema = textAsTyped({
  max: 20,
  pattern: /^[1-9]\d{5,19}$/,
  mismatch: 'This is no phone number',
});

/** A customer in a list. */
export const customerLineSchema = z.object({
  phoneKey: z.string(),
  /** The phone number as written in the newest booking. */
  phone: z.string(),
  name: z.string(),
  visits: z.int(),
  lastAt: instantSchema,
});
export type CustomerLine = z.infer<typeof customerLineSchema>;

export const customerListQuerySchema = z.object({ search: z._default(searchText, '') });
/**
 * At most `CUSTOMERS_LISTED` customers, newest booking first. `more` is true if there are other
 * customers.
 */
export const customerListSchema = z.object({
  customers: z.array(customerLineSchema),
  more: z.boolean(),
});
export type CustomerList = z.infer<typeof customerListSchema>;

export const customerNoteSchema = z.object({
  id: z.string(),
  text: z.string(),
  by: z.string(),
  at: instantSchema,
});
export type CustomerNote = z.infer<typeof customerNoteSchema>;
export const newCustomerNoteSchema = z.object({ text: requiredLines('Note is empty', 1000) });
export type NewCustomerNote = z.infer<typeof newCustomerNoteSchema>;

/** A device that the customer has brought to the shop. */
export const customerDeviceSchema = z.object({
  deviceModel: z.string(),
  serial: z.string(),
  visits: z.int(),
  lastAt: instantSchema,
});
export type CustomerDevice = z.infer<typeof customerDeviceSchema>;

/** Another phone number that staff merged into this customer. Staff can split the two again. */
export const customerMergeSchema = z.object({
  id: z.string(),
  number: z.string(),
  /** The member of staff who merged the numbers. Empty if unknown. */
  by: z.string(),
  at: instantSchema,
});
export type CustomerMerge = z.infer<typeof customerMergeSchema>;

/**
 * All data about a customer: everything under the phone number and the numbers that were merged
 * into it, newest first.
 */
export const customerSchema = z.object({
  phoneKey: z.string(),
  phone: z.string(),
  name: z.string(),
  email: z.string(),
  /** The phone numbers that were merged into this one. */
  otherNumbers: z.array(z.string()),
  /** How the numbers were merged, newest first. */
  merges: z.array(customerMergeSchema),
  bookings: z.array(bookingSchema),
  devices: z.array(customerDeviceSchema),
  enquiries: z.array(enquirySchema),
  quoteRequests: z.array(quoteRequestSchema),
  notes: z.array(customerNoteSchema),
});
export type Customer = z.infer<typeof customerSchema>;

/** Merges another phone number of the same person into this customer. */
export const mergeCustomersSchema = z.object({ other: phoneKeySchema });
export type MergeCustomers = z.infer<typeof mergeCustomersSchema>;

/** How many records of each kind were erased. */
export const erasedCustomerSchema = z.object({
  bookings: z.int(),
  enquiries: z.int(),
  quoteRequests: z.int(),
  notes: z.int(),
});
export type ErasedCustomer = z.infer<typeof erasedCustomerSchema>;
