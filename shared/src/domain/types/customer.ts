import * as z from 'zod/mini';
import { bookingSchema } from './booking';
import { enquirySchema } from './enquiry';
import { quoteRequestSchema } from './quote';
import { requiredLines, searchText, textAsTyped } from './text';
import { instantSchema } from './time';

/**
 * The digits of a phone number without country code and leading zeros. They identify a customer.
 */
export const phoneKeySchema = textAsTyped({
  max: 20,
  pattern: /^[1-9]\d{5,19}$/,
  mismatch: 'This is no phone number',
});

/** One customer in a list. */
export const customerLineSchema = z.object({
  phoneKey: z.string(),
  /** The number in the notation of the newest booking. */
  phone: z.string(),
  name: z.string(),
  visits: z.int(),
  lastAt: instantSchema,
});
export type CustomerLine = z.infer<typeof customerLineSchema>;

export const customerListQuerySchema = z.object({ search: z._default(searchText, '') });
/** At most `CUSTOMERS_LISTED` customers, the latest first. `more` is true if there are others. */
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

/** A device that a customer brought before. */
export const customerDeviceSchema = z.object({
  deviceModel: z.string(),
  serial: z.string(),
  visits: z.int(),
  lastAt: instantSchema,
});
export type CustomerDevice = z.infer<typeof customerDeviceSchema>;

/**
 * Another customer who was merged into this one, with the phone number. Staff can split them again.
 */
export const customerMergeSchema = z.object({
  id: z.string(),
  number: z.string(),
  /** Who merged the numbers. Empty if it is unknown. */
  by: z.string(),
  at: instantSchema,
});
export type CustomerMerge = z.infer<typeof customerMergeSchema>;

/** All data under a phone number and under the numbers merged into it, newest first. */
export const customerSchema = z.object({
  phoneKey: z.string(),
  phone: z.string(),
  name: z.string(),
  email: z.string(),
  /** Numbers that were merged into this one. */
  otherNumbers: z.array(z.string()),
  /** The merges, newest first. */
  merges: z.array(customerMergeSchema),
  bookings: z.array(bookingSchema),
  devices: z.array(customerDeviceSchema),
  enquiries: z.array(enquirySchema),
  quoteRequests: z.array(quoteRequestSchema),
  notes: z.array(customerNoteSchema),
});
export type Customer = z.infer<typeof customerSchema>;

/** Merges another number of the same person into this customer. */
export const mergeCustomersSchema = z.object({ other: phoneKeySchema });
export type MergeCustomers = z.infer<typeof mergeCustomersSchema>;

/** The number of erased records of each kind. */
export const erasedCustomerSchema = z.object({
  bookings: z.int(),
  enquiries: z.int(),
  quoteRequests: z.int(),
  notes: z.int(),
});
export type ErasedCustomer = z.infer<typeof erasedCustomerSchema>;
