import { toShopDate } from '@mcs-repairs/shared/domain/rules/shopClock';
import { STAGES_IN_SHOP } from '@mcs-repairs/shared/domain/rules/repairStage';
import { slotStartsAt } from '@mcs-repairs/shared/domain/rules/shopClock';
import type { Board, BookingPage, RelatedVisit } from '@mcs-repairs/shared/domain/types/repair';
import type { Booking } from '@mcs-repairs/shared/domain/types/booking';
import { BOOKING_COLUMNS, toBooking } from '../bookingRows';
import { hasComeIn } from '../incomingBookings';
import { auditOf } from '../bookingHistory';
import { matchingPrices } from '../../catalogue';
import type { Reads } from '../../db';
import { estimatesOf } from './storedEstimates';
import type { Actor } from '../../auth';
import type { Shop } from '../shop';
import { notesOf } from './storedNotes';
import { listTechnicians } from './technicians';
import { undoable } from './undoChange';
import { pickupOf } from '../pickups/storedPickups';
import { bookingPhotosOf } from '../bookingGroups/storedBookingPhotos';
import { siblingsOf } from '../bookingGroups/storedVisits';

/** The maximum number of devices in the shop that the list shows. */
const MOST = 500;

/** Returns all data that the staff page of a booking shows. Null for an unknown reference. */
export async function readBookingPage(
  shop: Pick<Shop, 'db' | 'knownFaults'>,
  reference: string,
  { by, now }: { by: Actor; now: Date },
): Promise<BookingPage | null> {
  const { db } = shop;
  const row = await db
    .selectFrom('bookings')
    .select([...BOOKING_COLUMNS, 'terms_version'])
    .where('reference', '=', reference)
    .where(hasComeIn)
    .executeTakeFirst();
  if (!row) return null;
  const booking = toBooking(row);
  const last = await undoable(db, booking.id, by, now);
  return {
    booking,
    audit: await auditOf(db, booking.id),
    notes: await notesOf(db, booking.id),
    technicians: await listTechnicians(db),
    original: (await related(db, 'id', booking.claimOf)).at(0),
    estimates: await estimatesOf(db, booking.id),
    listPrices: await matchingPrices(shop, booking),
    claims: await related(db, 'claim_of', booking.id),
    ride: (await pickupOf(db, booking)) ?? undefined,
    siblings: await siblingsOf(db, booking.id),
    photos: await bookingPhotosOf(db, booking.id),
    intake: await intakeMark(db, booking.id),
    undoUntil: last?.until.toISOString(),
    terms: row.terms_version ?? undefined,
  };
}

async function intakeMark(db: Reads, id: string): Promise<BookingPage['intake']> {
  const rows = db.selectFrom('intakes').select('passcode').where('booking_id', '=', id);
  const row = await rows.executeTakeFirst();
  return row && { hasPasscode: row.passcode !== null };
}

async function related(
  db: Reads,
  column: 'id' | 'claim_of',
  value: string | undefined,
): Promise<RelatedVisit[]> {
  if (value === undefined) return [];
  const rows = await db
    .selectFrom('bookings')
    .select(BOOKING_COLUMNS)
    .where(column, '=', value)
    .where(hasComeIn)
    .orderBy('id')
    .limit(50)
    .execute();
  return rows.map(toBooking).map(nameOf);
}

const nameOf = ({ id, reference, status, createdAt, stage }: Booking): RelatedVisit => ({
  id,
  reference,
  status,
  createdAt,
  stage,
});

/**
 * Returns the devices in the shop and the devices collected today. Devices with a promised day come
 * first.
 */
export async function readBoard(db: Reads, now: Date): Promise<Board> {
  const today = toShopDate(now);
  const here = await db
    .selectFrom('bookings')
    .select(BOOKING_COLUMNS)
    .where('stage', 'in', STAGES_IN_SHOP)
    .where('collected_at', 'is', null)
    .where(hasComeIn)
    .orderBy('id')
    .limit(MOST)
    .execute();
  const gone = await db
    .selectFrom('bookings')
    .select(BOOKING_COLUMNS)
    .where('collected_at', '>=', slotStartsAt(today, '12:00 AM').toISOString())
    .where(hasComeIn)
    .orderBy('collected_at', 'desc')
    .orderBy('id')
    .limit(100)
    .execute();
  return {
    bookings: [...here, ...gone].map(toBooking),
    technicians: await listTechnicians(db),
    today,
  };
}
