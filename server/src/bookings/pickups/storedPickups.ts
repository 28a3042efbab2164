import type { Selectable } from 'kysely';
import { type Pin, pinText } from '@mcs-repairs/shared/domain/types/mapPin';
import { whereaboutsOf } from '@mcs-repairs/shared/domain/rules/whereabouts';
import type { Booking } from '@mcs-repairs/shared/domain/types/booking';
import type { Place, PickupState, PickupStep } from '@mcs-repairs/shared/domain/types/pickup';
import { newId, type Reads, type Tables, type Trx } from '../../db';
import type { Actor } from '../../auth';

type Row = Selectable<Tables['pickups']>;

/** Stores the address of a pickup, and replaces the earlier address. */
export async function keepPlace(
  trx: Trx,
  bookingId: string,
  place: Omit<Place, 'pin'>,
  pin: Pin | null,
): Promise<void> {
  const values = {
    address: place.address,
    landmark: place.landmark,
    area: place.area,
    latitude: pin?.latitude ?? null,
    longitude: pin?.longitude ?? null,
    contact_name: place.contactName,
    contact_phone: place.contactPhone,
    terms: place.terms,
  };
  await trx
    .insertInto('pickups')
    .values({ booking_id: bookingId, fetched_at: null, ...values })
    .onConflict((conflict) => conflict.column('booking_id').doUpdateSet(values))
    .execute();
}

/** Records that the rider has the device. Adds a row if the booking has no stored address. */
export async function noteFetched(trx: Trx, bookingId: string, now: Date): Promise<void> {
  const fetched_at = now.toISOString();
  const unknown = { address: '', landmark: '', area: '', contact_name: '', contact_phone: '' };
  const pin = { latitude: null, longitude: null };
  await trx
    .insertInto('pickups')
    .values({ booking_id: bookingId, ...unknown, ...pin, terms: 'valley', fetched_at })
    .onConflict((conflict) => conflict.column('booking_id').doUpdateSet({ fetched_at }))
    .execute();
}

type NewStep = Pick<PickupStep, 'step' | 'reason' | 'photoId'>;

export async function insertStep(
  trx: Trx,
  bookingId: string,
  { step, reason, photoId }: NewStep,
  by: Actor,
  now: Date,
): Promise<void> {
  await trx
    .insertInto('pickup_steps')
    .values({
      id: newId(),
      booking_id: bookingId,
      at: now.toISOString(),
      by_name: by.name,
      staff_id: by.staffId,
      step,
      reason,
      photo_id: photoId ?? null,
    })
    .execute();
}

/** Returns the given bookings with their pickups, in the same order. */
export async function pickupsOf<Of extends Booking>(
  trx: Reads,
  bookings: readonly Of[],
): Promise<(PickupState & { booking: Of })[]> {
  if (bookings.length === 0) return [];
  const ids = bookings.map(({ id }) => id);
  const rows = await trx.selectFrom('pickups').selectAll().where('booking_id', 'in', ids).execute();
  const steps = await trx
    .selectFrom('pickup_steps')
    .selectAll()
    .where('booking_id', 'in', ids)
    .orderBy('id', 'desc')
    .execute();
  return bookings.map((booking) => {
    const row = rows.find(({ booking_id }) => booking_id === booking.id);
    return {
      booking,
      place: row?.address ? toPlace(row) : null,
      whereabouts: whereaboutsOf(booking, Boolean(row?.fetched_at)),
      steps: steps.filter(({ booking_id }) => booking_id === booking.id).map(toStep),
    };
  });
}

/** Returns the pickup of a booking. Null if it has none. */
export async function pickupOf(trx: Reads, booking: Booking): Promise<PickupState | null> {
  if (!booking.pickupDate && booking.serviceType !== 'pickup') return null;
  const [ride] = await pickupsOf(trx, [booking]);
  if (!ride) return null;
  const { place, whereabouts, steps } = ride;
  return { place, whereabouts, steps };
}

/** Returns the address of a pickup in one line. Empty if it is unknown. */
export async function pickupAddressOf(trx: Reads, bookingId: string): Promise<string> {
  const row = await trx
    .selectFrom('pickups')
    .select(['address', 'area'])
    .where('booking_id', '=', bookingId)
    .executeTakeFirst();
  return row?.address ? [row.address, row.area].filter(Boolean).join(', ') : '';
}

/** Deletes all data about the customer's address. */
export async function deletePickup(trx: Trx, bookingId: string): Promise<void> {
  await trx.deleteFrom('pickups').where('booking_id', '=', bookingId).execute();
  await trx.deleteFrom('pickup_steps').where('booking_id', '=', bookingId).execute();
}

const toPlace = (row: Row): Place => ({
  address: row.address,
  landmark: row.landmark,
  area: row.area,
  pin:
    row.latitude === null || row.longitude === null
      ? ''
      : pinText({ latitude: row.latitude, longitude: row.longitude }),
  contactName: row.contact_name,
  contactPhone: row.contact_phone,
  terms: row.terms,
});

const toStep = (row: Selectable<Tables['pickup_steps']>): PickupStep => ({
  id: row.id,
  at: row.at,
  by: row.by_name,
  step: row.step,
  reason: row.reason,
  ...(row.photo_id && { photoId: row.photo_id }),
});
