import * as z from 'zod/mini';
import {
  boardSchema,
  bookingNoteSchema,
  bookingPageSchema,
  claimRequestSchema,
  correctionSchema,
  newNoteSchema,
  passcodeSchema,
  pickupSchema,
  seenSchema,
  staffMoveSchema,
  stageRequestSchema,
} from '../types/repair';
import { bookingSchema } from '../types/booking';
import { textAsTyped } from '../types/text';
import { idParams, operation } from './operation';
import { BOOKING_CHANGED } from './stale';

export const readBoard = operation({
  id: 'readBoard',
  tag: 'bookings',
  summary: 'List devices in the shop, and those collected today (staff)',
  method: 'GET',
  path: '/board',
  right: 'read-bookings',
  answer: boardSchema,
  reads: ['Bookings'],
});

export const readBookingPage = operation({
  id: 'readBookingPage',
  tag: 'bookings',
  summary: 'Read all data of one booking by its reference (staff)',
  method: 'GET',
  path: '/booking-pages/:reference',
  right: 'read-bookings',
  params: z.object({ reference: textAsTyped({ min: 1, max: 40 }) }),
  answer: bookingPageSchema,
  failures: [404],
  reads: ['Bookings'],
});

/**
 * What all changes of a repair have in common. The request contains the version that its author
 * saw. If there is a newer one, the operation fails with `stale-version`.
 */
const CHANGE = {
  tag: 'bookings',
  method: 'POST',
  right: 'change-bookings',
  params: idParams,
  answer: bookingSchema,
  failures: [404, 409],
  stale: BOOKING_CHANGED,
} as const;

/**
 * Changes the stage of a repair. Fails with `transition-refused` if the status of the booking does
 * not allow it.
 */
export const changeStage = operation({
  id: 'changeStage',
  summary:
    'Bring a repair to a stage; its booking gets the status that the stage belongs to (staff)',
  path: '/bookings/:id/stage',
  body: stageRequestSchema,
  ...CHANGE,
});

export const correctBooking = operation({
  id: 'correctBooking',
  summary:
    'Correct contact, device or fault; say who repairs it, until when and where it lies (staff)',
  path: '/bookings/:id/corrections',
  body: correctionSchema,
  ...CHANGE,
});

/**
 * Reschedules an appointment. Fails with `slot-taken` (and free alternatives), `day-not-bookable`
 * or `slot-not-bookable`.
 */
export const moveBooking = operation({
  id: 'moveBooking',
  summary: 'Set or change the appointment of a booking, within the free slots (staff)',
  path: '/bookings/:id/moves',
  body: staffMoveSchema,
  ...CHANGE,
});

export const setPickup = operation({
  id: 'setPickup',
  summary: 'Set when the rider fetches the device (staff)',
  path: '/bookings/:id/pickups',
  body: pickupSchema,
  ...CHANGE,
});

/**
 * Undoes the last change of status or stage. Fails with `transition-refused` if the change is more
 * than 30 seconds old.
 */
export const undoChange = operation({
  id: 'undoChange',
  summary: 'Undo your own last change of status or stage, within 30 seconds (staff)',
  path: '/bookings/:id/undos',
  body: seenSchema,
  ...CHANGE,
});

export const reopenBooking = operation({
  id: 'reopenBooking',
  summary: 'Reopen a completed or cancelled booking (staff)',
  path: '/bookings/:id/reopenings',
  body: seenSchema,
  ...CHANGE,
});

export const noteNoShow = operation({
  id: 'noteNoShow',
  summary: 'Mark a booking as no-show; no message is sent (staff)',
  path: '/bookings/:id/no-shows',
  body: seenSchema,
  ...CHANGE,
});

/**
 * Adds a note to a booking. The request contains no version, because two notes at the same time do
 * not conflict. Both are stored.
 */
export const addBookingNote = operation({
  id: 'addBookingNote',
  tag: 'bookings',
  summary: 'Add a note for colleagues (staff)',
  method: 'POST',
  path: '/bookings/:id/notes',
  right: 'change-bookings',
  params: idParams,
  body: newNoteSchema,
  submission: 'key',
  answer: bookingNoteSchema,
  status: 201,
  failures: [404],
  stale: BOOKING_CHANGED,
});

export const openClaim = operation({
  id: 'openClaim',
  tag: 'bookings',
  summary: 'Open a warranty claim for a collected repair (staff)',
  method: 'POST',
  path: '/bookings/:id/claims',
  right: 'change-bookings',
  params: idParams,
  body: claimRequestSchema,
  submission: 'key',
  answer: bookingSchema,
  status: 201,
  failures: [404],
  stale: BOOKING_CHANGED,
});

/** Returns the passcode of a device. Fails with `not-found` if none is stored. */
export const showPasscode = operation({
  id: 'showPasscode',
  tag: 'bookings',
  summary: 'Read the passcode of a device; the log records it (staff)',
  method: 'POST',
  path: '/bookings/:id/passcode-views',
  right: 'change-bookings',
  params: idParams,
  answer: passcodeSchema,
  failures: [404],
  stale: [],
});
