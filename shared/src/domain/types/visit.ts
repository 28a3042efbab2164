import * as z from 'zod/mini';
import { bookingSchema } from './booking';
import { lineText, textAsTyped } from './text';
import { instantSchema } from './time';

/** What staff see of another device that the customer brought on the same visit. */
export const visitSiblingSchema = z.pick(bookingSchema, {
  id: true,
  reference: true,
  deviceModel: true,
  repairService: true,
  status: true,
  stage: true,
  promisedDate: true,
  collectedAt: true,
});
export type VisitSibling = z.infer<typeof visitSiblingSchema>;

export const MOST_STAFF_PHOTOS = 20;

/** A photo that staff add to a booking. The customer sees it only if staff share it. */
export const newBookingPhotoSchema = z.object({
  photoId: textAsTyped({ min: 1, max: 64 }),
  words: z._default(lineText({ max: 200 }), ''),
  shared: z._default(z.boolean(), false),
});
export type NewBookingPhoto = z.infer<typeof newBookingPhotoSchema>;

export const bookingPhotoSchema = z.extend(newBookingPhotoSchema, {
  at: instantSchema,
  by: z.string(),
});
export type BookingPhoto = z.infer<typeof bookingPhotoSchema>;
