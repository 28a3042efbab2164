import * as z from 'zod/mini';
import {
  awaitedPartSchema,
  bookingPartsSchema,
  partChangeSchema,
  partFactsSchema,
  partListSchema,
  partSchema,
  partSeenSchema,
  partsQuerySchema,
  partUseSchema,
} from '../types/parts';
import { idParams, operation } from './operation';

const PARTS = ['Parts'] as const;
/**
 * The tags that a change of parts invalidates. The page Today lists parts with low stock, so
 * `Today` is one of them.
 */
const PARTS_CHANGED = [...PARTS, 'Today'] as const;

export const listParts = operation({
  id: 'listParts',
  tag: 'bookings',
  summary: 'List parts with their stock; only members who may change parts see costs (staff)',
  method: 'GET',
  path: '/parts',
  right: 'read-bookings',
  query: partsQuerySchema,
  answer: partListSchema,
  // Recording a part in a booking changes the stock. It invalidates `Bookings`, so this answer also
  // has that tag.
  reads: [...PARTS, 'Bookings'],
});

export const addPart = operation({
  id: 'addPart',
  tag: 'bookings',
  summary: 'Add a part to the list (staff)',
  method: 'POST',
  path: '/parts',
  right: 'change-parts',
  body: partFactsSchema,
  submission: 'key',
  answer: partSchema,
  status: 201,
  failures: [409],
  stale: PARTS_CHANGED,
});

/**
 * Changes a part. Fails with `conflict` if somebody else changed or used it after the caller read
 * it.
 */
export const changePart = operation({
  id: 'changePart',
  tag: 'bookings',
  summary: 'Change the facts and the stock of a part (staff)',
  method: 'PUT',
  path: '/parts/:id',
  right: 'change-parts',
  params: idParams,
  body: partChangeSchema,
  answer: partSchema,
  failures: [404, 409],
  stale: PARTS_CHANGED,
});

/**
 * Undoes the last change of a part. Pieces that repairs have used since stay subtracted from the
 * stock. Fails with `conflict` if there is a later change.
 */
export const undoPartChange = operation({
  id: 'undoPartChange',
  tag: 'bookings',
  summary: 'Undo the last change of a part (staff)',
  method: 'POST',
  path: '/parts/:id/undos',
  right: 'change-parts',
  params: idParams,
  body: partSeenSchema,
  answer: partSchema,
  failures: [404, 409],
  stale: PARTS_CHANGED,
});

export const readBookingParts = operation({
  id: 'readBookingParts',
  tag: 'bookings',
  summary: 'Read which parts a repair used, and for which ones it waits (staff)',
  method: 'GET',
  path: '/bookings/:id/parts',
  right: 'read-bookings',
  params: idParams,
  answer: bookingPartsSchema,
  failures: [404],
  reads: [...PARTS, 'Bookings'],
});

const OF_BOOKING = {
  tag: 'bookings',
  right: 'change-bookings',
  answer: bookingPartsSchema,
  failures: [404, 409],
  stale: PARTS_CHANGED,
} as const;
const partOfBooking = z.object({ ...idParams.shape, use: idParams.shape.id });

/**
 * Records that a repair used a part. Fails with `conflict` and the field `count` if the stock is
 * too low, unless `anyway` is true. Fails with `transition-refused` if the device is not in the
 * shop.
 */
export const recordPartUse = operation({
  id: 'recordPartUse',
  summary: 'Record parts that a repair used; the stock goes down (staff)',
  method: 'POST',
  path: '/bookings/:id/parts',
  params: idParams,
  body: partUseSchema,
  submission: 'key',
  status: 201,
  ...OF_BOOKING,
});

export const returnPart = operation({
  id: 'returnPart',
  summary: 'Return parts of a repair to the stock (staff)',
  method: 'POST',
  path: '/bookings/:id/parts/:use/returns',
  params: partOfBooking,
  ...OF_BOOKING,
});

/**
 * Records the part for which a repair waits. Fails with `transition-refused` if the repair is not
 * at the stage "Waiting for parts".
 */
export const awaitPart = operation({
  id: 'awaitPart',
  summary: 'Record the part for which a repair waits (staff)',
  method: 'POST',
  path: '/bookings/:id/awaited-parts',
  params: idParams,
  body: awaitedPartSchema,
  submission: 'key',
  status: 201,
  ...OF_BOOKING,
});

export const endPartWait = operation({
  id: 'endPartWait',
  summary: 'Record that a repair no longer waits for a part (staff)',
  method: 'DELETE',
  path: '/bookings/:id/awaited-parts/:use',
  params: partOfBooking,
  ...OF_BOOKING,
});
