import type { Insertable, Selectable } from 'kysely';
import {
  type BookingKeys,
  keysOfBooking,
  type keysOfCustomer,
  startsKeyOf,
} from '@mcs-repairs/shared/domain/rules/bookingKeys';
import { searchLine } from '@mcs-repairs/shared/domain/rules/searchTerms';
import { TEXT_CHANNELS } from '@mcs-repairs/shared/domain/types/message';
import type { RepairFields, Booking } from '@mcs-repairs/shared/domain/types/booking';
import { insertRow, type Tables, type Trx } from '../db';

/** The columns of a booking that staff see. */
export const BOOKING_COLUMNS = [
  'id',
  'reference',
  'kind',
  'status',
  'version',
  'customer_name',
  'customer_email',
  'customer_phone',
  'device_model',
  'repair_service',
  'duration',
  'appointment_date',
  'appointment_time',
  'preferred_date',
  'city',
  'service_type',
  'estimated_price',
  'notes',
  'photo_id',
  'held_until',
  'created_at',
  'updated_at',
  'spam_at',
  'stage',
  'technician_id',
  'promised_date',
  'shelf',
  'labels',
  'collected_at',
  'warranty_until',
  'claim_of',
  'no_show_at',
  'pickup_date',
  'pickup_from',
  'pickup_to',
  'text_channels',
  'arrived_at',
] as const satisfies readonly (keyof Tables['bookings'])[];

export type BookingRow = Pick<Selectable<Tables['bookings']>, (typeof BOOKING_COLUMNS)[number]>;

export function toBooking(row: BookingRow): Booking {
  return {
    id: row.id,
    reference: row.reference,
    kind: row.kind,
    status: row.status,
    version: row.version,
    customerName: row.customer_name,
    customerEmail: row.customer_email,
    customerPhone: row.customer_phone,
    deviceModel: row.device_model,
    repairService: row.repair_service,
    duration: row.duration,
    appointmentDate: row.appointment_date,
    appointmentTime: row.appointment_time,
    preferredDate: row.preferred_date ?? undefined,
    city: row.city ?? undefined,
    serviceType: row.service_type ?? undefined,
    estimatedPrice: row.estimated_price,
    notes: row.notes ?? undefined,
    photoId: row.photo_id ?? undefined,
    heldUntil: row.held_until ?? undefined,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
    spamAt: row.spam_at ?? undefined,
    textChannels: toTextChannels(row.text_channels),
    ...toRepairFields(row),
  };
}

export function toBookingRow(
  booking: Booking,
  tokenHash: string | null,
  keys: BookingKeys = keysOfBooking(booking),
): Insertable<Tables['bookings']> {
  return {
    id: booking.id,
    reference: booking.reference,
    kind: booking.kind,
    status: booking.status,
    version: booking.version,
    ...customerColumns(booking, keys),
    duration: booking.duration,
    appointment_date: booking.appointmentDate,
    appointment_time: booking.appointmentTime,
    starts_key: keys.startsKey,
    preferred_date: booking.preferredDate ?? null,
    city: booking.city ?? null,
    service_type: booking.serviceType ?? null,
    estimated_price: booking.estimatedPrice,
    notes: booking.notes ?? null,
    photo_id: booking.photoId ?? null,
    created_at: booking.createdAt,
    updated_at: booking.updatedAt,
    created_day: keys.createdDay,
    token_hash: tokenHash,
    held_until: booking.heldUntil ?? null,
    calendar_sequence: 0,
    erased_at: null,
    // A booking that is marked as spam is always cancelled. Lists and counts depend on that.
    spam_at: booking.status === 'cancelled' ? (booking.spamAt ?? null) : null,
    swept_from: null,
    import_id: null,
    text_channels: textChannelsColumn(booking),
    scheduled_at: booking.createdAt,
    ...repairColumns(booking),
  };
}

type NewBooking = {
  tokenHash: string | null;
  /** The version of the shop's terms that is valid now. */
  terms: string;
  /** The keys of the booking, if the caller has computed them. */
  keys?: BookingKeys;
};

/** Stores a booking. Returns false if its reference is in use. */
export async function insertBooking(
  trx: Trx,
  booking: Booking,
  { tokenHash, terms, keys }: NewBooking,
): Promise<boolean> {
  return insertRow(
    trx,
    'bookings',
    { ...toBookingRow(booking, tokenHash, keys), terms_version: terms },
    { unless: ['reference'] },
  );
}

/**
 * Stores bookings of an import, without private links. Skips bookings whose id or reference is in
 * use. Returns the ids of those that it stored.
 */
export async function insertBookings(
  trx: Trx,
  bookings: readonly Booking[],
  importId: string,
): Promise<ReadonlySet<string>> {
  const stored = await trx
    .insertInto('bookings')
    .values(bookings.map((booking) => ({ ...toBookingRow(booking, null), import_id: importId })))
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .execute();
  return new Set(stored.map(({ id }) => id));
}

export const textChannelsColumn = ({ textChannels = [] }: Pick<Booking, 'textChannels'>) =>
  TEXT_CHANNELS.filter((channel) => textChannels.includes(channel)).join(',');

export function toTextChannels(column: string): Booking['textChannels'] {
  const agreed = TEXT_CHANNELS.filter((channel) => column.split(',').includes(channel));
  return agreed.length ? agreed : undefined;
}

function toRepairFields(row: BookingRow): RepairFields {
  const labels = JSON.parse(row.labels) as string[];
  return {
    arrivedAt: row.arrived_at ?? undefined,
    stage: row.stage ?? undefined,
    technicianId: row.technician_id ?? undefined,
    promisedDate: row.promised_date ?? undefined,
    shelf: row.shelf ?? undefined,
    labels: labels.length ? labels : undefined,
    collectedAt: row.collected_at ?? undefined,
    warrantyUntil: row.warranty_until ?? undefined,
    claimOf: row.claim_of ?? undefined,
    noShowAt: row.no_show_at ?? undefined,
    pickupDate: row.pickup_date ?? undefined,
    pickupFrom: row.pickup_from ?? undefined,
    pickupTo: row.pickup_to ?? undefined,
  };
}

function repairColumns(booking: Booking) {
  return {
    arrived_at: booking.arrivedAt ?? null,
    stage: booking.stage ?? null,
    technician_id: booking.technicianId ?? null,
    promised_date: booking.promisedDate ?? null,
    shelf: booking.shelf ?? null,
    labels: JSON.stringify(booking.labels ?? []),
    collected_at: booking.collectedAt ?? null,
    warranty_until: booking.warrantyUntil ?? null,
    claim_of: booking.claimOf ?? null,
    no_show_at: booking.noShowAt ?? null,
    pickup_date: booking.pickupDate ?? null,
    pickup_from: booking.pickupFrom ?? null,
    pickup_to: booking.pickupTo ?? null,
  };
}

/** Returns the columns of customer and device, with the keys that depend on them. */
export function customerColumns(
  booking: Pick<
    Booking,
    | 'reference'
    | 'customerName'
    | 'customerEmail'
    | 'customerPhone'
    | 'deviceModel'
    | 'repairService'
  >,
  keys: ReturnType<typeof keysOfCustomer>,
) {
  return {
    customer_name: booking.customerName,
    customer_email: booking.customerEmail,
    customer_phone: booking.customerPhone,
    device_model: booking.deviceModel,
    repair_service: booking.repairService,
    name_key: keys.nameKey,
    phone_digits: keys.phoneDigits,
    email_key: keys.emailKey,
    phone_key: keys.phoneKey,
    search_text: `${searchLine(booking.reference)}\n${keys.searchText}`,
  };
}

/** Returns the columns of the appointment. */
export const appointmentColumns = (
  appointment: Pick<Booking, 'appointmentDate' | 'appointmentTime'>,
) => ({
  appointment_date: appointment.appointmentDate,
  appointment_time: appointment.appointmentTime,
  starts_key: startsKeyOf(appointment),
});
