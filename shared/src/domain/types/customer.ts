import * as z from 'zod/mini';
import { bookingSchema, bookingStatusSchema } from './booking';
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

/** One customer in the list of customers. */
export const customerLineSchema = z.object({
  phoneKey: z.string(),
  /** The phone number in the notation of the newest booking. */
  phone: z.string(),
  name: z.string(),
  visits: z.int(),
  lastAt: instantSchema,
  /** The device and the status of the newest booking. Servers before version 10.5 send neither. */
  deviceModel: z.optional(z.string()),
  status: z.optional(bookingStatusSchema),
});
export type CustomerLine = z.infer<typeof customerLineSchema>;

export const customerListQuerySchema = z.object({ search: z._default(searchText, '') });
/**
 * At most `CUSTOMERS_LISTED` customers, newest booking first. `more` is true if there are further
 * ones.
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

/** Another phone number that staff merged into this customer. Staff can undo the merge. */
export const customerMergeSchema = z.object({
  id: z.string(),
  number: z.string(),
  /** The staff member who merged the numbers. Empty if nobody knows. */
  by: z.string(),
  at: instantSchema,
});
export type CustomerMerge = z.infer<typeof customerMergeSchema>;

/**
 * All data about a customer, newest first: everything with the main phone number, and everything
 * with the numbers that were merged into it.
 */
export const customerSchema = z.object({
  phoneKey: z.string(),
  phone: z.string(),
  name: z.string(),
  email: z.string(),
  /** The other phone numbers of the customer. */
  otherNumbers: z.array(z.string()),
  /** The merges that made these numbers one customer, newest first. */
  merges: z.array(customerMergeSchema),
  bookings: z.array(bookingSchema),
  devices: z.array(customerDeviceSchema),
  enquiries: z.array(enquirySchema),
  quoteRequests: z.array(quoteRequestSchema),
  notes: z.array(customerNoteSchema),
});
export type Customer = z.infer<typeof customerSchema>;

/** The phone number that staff merge into a customer, because both belong to the same person. */
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
