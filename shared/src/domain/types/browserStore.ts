import * as z from 'zod/mini';
import { bookingSchema } from './booking';
import { textAsTyped } from './text';
import { instantSchema, shopDateSchema, slotTimeSchema } from './time';

/** The fields of a new customer (specification, section 3, Customer). */
export const newCustomerSchema = z.object({
  name: textAsTyped({ max: 120 }),
  email: textAsTyped({ max: 254 }),
  phone: textAsTyped({ max: 40 }),
});
export type NewCustomer = z.infer<typeof newCustomerSchema>;

/** A customer on a site without a server. A new one has `totalBookings` 0. */
export const customerSchema = z.extend(newCustomerSchema, {
  id: textAsTyped({ min: 1, max: 200 }),
  createdAt: instantSchema,
  totalBookings: z.int().check(z.minimum(0)),
});
export type Customer = z.infer<typeof customerSchema>;

/** A slot that a site without a server generates (specification, section 3, Appointment slot). */
export const appointmentSlotSchema = z.object({
  id: z.string(),
  date: shopDateSchema,
  time: slotTimeSchema,
  available: z.boolean(),
  booked: z.boolean(),
});
export type AppointmentSlot = z.infer<typeof appointmentSlotSchema>;

/** All data of a site without a server, for export and import (specification, section 7). */
export const browserExportSchema = z.object({
  bookings: z.array(bookingSchema),
  customers: z.array(customerSchema),
  exportDate: instantSchema,
});
export type BrowserExport = z.infer<typeof browserExportSchema>;
