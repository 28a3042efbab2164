import * as z from 'zod/mini';
import { bookingSchema } from '../types/booking';
import { pickupStepRequestSchema, duePickupsSchema } from '../types/pickup';
import { textAsTyped } from '../types/text';
import { bookingPhotoSchema, newBookingPhotoSchema } from '../types/visit';
import { idParams, operation } from './operation';
import { BOOKING_CHANGED } from './stale';

const photos = z.array(bookingPhotoSchema);

export const listRides = operation({
  id: 'listRides',
  tag: 'bookings',
  summary: 'List devices that a rider fetches, carries or brings back (staff)',
  method: 'GET',
  path: '/rides',
  right: 'pickups',
  answer: duePickupsSchema,
  reads: ['Bookings'],
});

/**
 * Records the next step of a pickup. Fails with `transition-refused` if the pickup is already at
 * another step.
 */
export const takeRideStep = operation({
  id: 'takeRideStep',
  tag: 'bookings',
  summary: 'Record a pickup step: fetched, handed in, brought back or failed (staff)',
  method: 'POST',
  path: '/bookings/:id/ride-steps',
  right: 'pickups',
  params: idParams,
  body: pickupStepRequestSchema,
  answer: bookingSchema,
  failures: [404, 409],
  stale: BOOKING_CHANGED,
});

/** Adds a photo to a booking. Fails with `invalid` if the uploaded photo no longer exists. */
export const addBookingPhoto = operation({
  id: 'addBookingPhoto',
  tag: 'photos',
  summary: 'Add a photo that was uploaded to a booking, inside the shop or shared (staff)',
  method: 'POST',
  path: '/bookings/:id/photos',
  right: 'change-bookings',
  params: idParams,
  body: newBookingPhotoSchema,
  answer: photos,
  status: 201,
  failures: [404],
  stale: ['Bookings'],
});

export const sharePhoto = operation({
  id: 'sharePhoto',
  tag: 'photos',
  summary: 'Share a photo of a booking with its customer, or stop sharing it (staff)',
  method: 'POST',
  path: '/bookings/:id/photos/:photoId/sharing',
  right: 'change-bookings',
  params: z.extend(idParams, { photoId: textAsTyped({ min: 1, max: 64 }) }),
  body: z.object({ shared: z.boolean() }),
  answer: photos,
  failures: [404],
  stale: ['Bookings'],
});
