import type { BookingReceipt } from '@mcs-repairs/shared/domain/types/booking';
import { sql } from 'kysely';
import { appointment, openTestShop, type Browser, type TestShop } from '../../../test/testShop';
import { insertPhoto } from '../../photos/storedPhotos';
import { insertBookingPhoto } from '../bookingGroups/storedBookingPhotos';
import { inTransaction } from '../../db/transact';

/**
 * Every field that a customer's download may contain. Before you add a field here, decide whether
 * customers may read it.
 */
const GIVEN = [
  'exportedAt',
  'booking.appointmentDate',
  'booking.appointmentTime',
  'booking.arrivedAt',
  'booking.city',
  'booking.collectedAt',
  'booking.createdAt',
  'booking.customerEmail',
  'booking.customerName',
  'booking.customerPhone',
  'booking.deviceModel',
  'booking.duration',
  'booking.estimatedPrice',
  'booking.heldUntil',
  'booking.kind',
  'booking.notes',
  'booking.pickupDate',
  'booking.pickupFrom',
  'booking.pickupTo',
  'booking.preferredDate',
  'booking.promisedDate',
  'booking.reference',
  'booking.repairService',
  'booking.serviceType',
  'booking.stage',
  'booking.status',
  'booking.textChannels[]',
  'booking.updatedAt',
  'booking.warrantyUntil',
  'estimates[].accepted',
  'estimates[].answeredAt',
  'estimates[].createdAt',
  'estimates[].expiresAt',
  'estimates[].options[].duration',
  'estimates[].options[].note',
  'estimates[].options[].price',
  'estimates[].options[].tier',
  'estimates[].state',
  'handedOver.accessories',
  'handedOver.condition',
  'handedOver.createdAt',
  'handedOver.hasPasscode',
  'handedOver.serial',
  'handedOver.signature',
  'hasPhoto',
  'history[].at',
  'history[].stage',
  'history[].to',
  'mails[].channel',
  'mails[].kind',
  'mails[].promisedAt',
  'mails[].sentAt',
  'pickup.address',
  'pickup.area',
  'pickup.contactName',
  'pickup.contactPhone',
  'pickup.landmark',
  'pickup.pin',
  'pickup.terms',
  'questions[].at',
  'questions[].text',
  'sharedPhotos[].at',
  'sharedPhotos[].words',
];

/**
 * The columns of all tables with data of a booking. Before you add a column here, decide whether
 * the customer's download contains it.
 */
const DECIDED: Record<string, string> = {
  bookings:
    'appointment_date appointment_time arrived_at calendar_sequence city claim_of collected_at created_at created_day customer_email customer_name customer_phone device_model duration email_key erased_at estimated_price held_until id import_id kind labels name_key no_show_at notes phone_digits phone_key photo_id pickup_date pickup_from pickup_to preferred_date promised_date reference repair_service scheduled_at search_text service_type shelf spam_at stage starts_key status swept_from technician_id terms_version text_channels token_hash updated_at version warranty_until',
  booking_notes: 'at booking_id by_name id staff_id text',
  booking_audit: 'at booking_id by_name from_stage from_status id note staff_id to_stage to_status',
  booking_photos: 'at booking_id by_name photo_id shared words',
  estimates:
    'accepted answered_at answered_by booking_id by_name created_at expires_at id options staff_id state',
  intakes: 'accessories booking_id condition created_at passcode serial signature taken_by',
  pickups:
    'address area booking_id contact_name contact_phone fetched_at landmark latitude longitude terms',
  pickup_steps: 'at booking_id by_name id photo_id reason staff_id step',
};

let shop: TestShop;
let staff: Browser;
beforeEach(async () => {
  shop = await openTestShop();
  staff = await shop.staff();
});
afterEach(() => shop.close());

const by = (token: string) => ({ headers: { 'x-booking-token': token } });
const download = async (token: string) =>
  (await shop.browser().ask('GET', '/api/my-bookings/export', undefined, by(token))).body as object;

/**
 * Creates a booking with a value in every column. Texts that staff wrote contain the word INSIDE,
 * so the test recognises them.
 */
async function filled(): Promise<{ token: string; id: string }> {
  const { body } = await shop.browser().ask('POST', '/api/bookings', appointment());
  const { token, reference } = body as BookingReceipt;
  const { id } = await shop.db
    .selectFrom('bookings')
    .select('id')
    .where('reference', '=', reference)
    .executeTakeFirstOrThrow();
  const at = '2026-11-23T06:00:00.000Z';
  const secret = 'INSIDE';
  await shop.browser().ask('POST', '/api/my-bookings/questions', { text: 'How long?' }, by(token));
  await shop.db
    .updateTable('bookings')
    .set({
      labels: JSON.stringify([`${secret} difficult customer`]),
      shelf: `${secret} B3`,
      technician_id: secret,
      swept_from: 'pending',
      claim_of: secret,
      no_show_at: at,
      stage: 'ready',
      status: 'completed',
      city: 'Lalitpur',
      preferred_date: 'Any morning',
      service_type: 'pickup',
      held_until: at,
      promised_date: '2026-11-24',
      collected_at: at,
      warranty_until: '2027-02-24',
      pickup_date: '2026-11-24',
      pickup_from: '10:00 AM',
      pickup_to: '12:00 PM',
      text_channels: 'sms',
    })
    .where('id', '=', id)
    .execute();
  await staff.ask('POST', `/api/bookings/${id}/notes`, { text: `${secret} note` });
  const member = { by_name: secret, staff_id: secret };
  await shop.db
    .insertInto('booking_audit')
    .values({
      ...{ id: `z${id}`, booking_id: id, at, ...member, note: `${secret} saw the passcode` },
      ...{ from_status: 'pending', to_status: 'completed', from_stage: null, to_stage: 'ready' },
    })
    .execute();
  await shop.db
    .insertInto('booking_notes')
    .values({
      id: 'named',
      booking_id: id,
      at,
      by_name: 'customer',
      staff_id: secret,
      text: secret,
    })
    .execute();
  const option = { tier: 'standard', price: 100, duration: '2 days', note: 'Glass' };
  await shop.db
    .insertInto('estimates')
    .values({
      ...{ id: 'e1', booking_id: id, options: JSON.stringify([option]), state: 'accepted' },
      ...{ created_at: at, expires_at: at, ...member, answered_at: at },
      ...{ answered_by: secret, accepted: 'standard' },
    })
    .execute();
  const handed = { serial: 'C02ZL0ABMD6T', accessories: 'Case', condition: 'A dent' };
  await shop.db
    .insertInto('intakes')
    .values({
      ...{ booking_id: id, ...handed, signature: 'M0 0L1 1', passcode: secret },
      ...{ taken_by: secret, created_at: at },
    })
    .execute();
  await shop.db
    .insertInto('pickups')
    .values({
      ...{ booking_id: id, address: 'Jhamsikhel', landmark: 'Temple', area: 'Patan' },
      ...{ latitude: 27.7, longitude: 85.3, contact_name: 'Ram', contact_phone: '9841' },
      ...{ terms: 'valley', fetched_at: at },
    })
    .execute();
  await shop.db
    .insertInto('pickup_steps')
    .values({
      id: 's1',
      booking_id: id,
      at,
      ...member,
      step: 'failed',
      reason: secret,
      photo_id: null,
    })
    .execute();
  await inTransaction(shop.db, async (trx) => {
    const now = shop.clock.now;
    for (const photoId of ['p1', 'p2']) {
      await insertPhoto(trx, { id: photoId, contentType: 'image/jpeg', bytes: 9 }, 'n', now);
    }
    const shown = { photoId: 'p1', words: 'Board', shared: true };
    await insertBookingPhoto(trx, id, shown, { by: secret, now });
    const inside = { photoId: 'p2', words: secret, shared: false };
    await insertBookingPhoto(trx, id, inside, { by: secret, now });
  });
  return { token, id };
}

/** Turns a booking into a walk-in whose notes were written by staff. */
const received = (id: string) =>
  shop.db
    .updateTable('bookings')
    .set({ arrived_at: '2026-11-23T06:00:00.000Z', notes: 'INSIDE says it fell again' })
    .where('id', '=', id)
    .execute();

test('a download contains exactly the listed fields', async () => {
  const { token, id } = await filled();
  const ofBooked = pathsOf(await download(token));
  await received(id);
  const ofReceived = pathsOf(await download(token));
  expect([...new Set([...ofBooked, ...ofReceived])].sort()).toEqual([...GIVEN].sort());
});

test('a download contains no notes by staff about a device from the counter', async () => {
  const { token, id } = await filled();
  expect(pathsOf(await download(token))).toContain('booking.notes');
  await received(id);
  const given = await download(token);
  expect(pathsOf(given)).toContain('booking.arrivedAt');
  expect(pathsOf(given)).not.toContain('booking.notes');
  expect(JSON.stringify(given)).not.toContain('INSIDE');
});

test('a download contains no internal notes by staff, nor their names', async () => {
  const { token, id } = await filled();
  const text = JSON.stringify(await download(token));
  for (const inside of ['INSIDE', 'difficult', 'Asha', id, token]) {
    expect(text).not.toContain(inside);
  }
});

test.each(Object.entries(DECIDED))(
  'a new column of %s needs a decision about downloads',
  async (table, columns) => {
    const { rows } = await sql<object>`select * from ${sql.table(table)} limit 0`.execute(shop.db);
    expect(rows).toEqual([]);
    const [known] = (await shop.db.introspection.getTables()).filter(({ name }) => name === table);
    expect(known?.columns.map(({ name }) => name).sort()).toEqual(columns.split(' '));
  },
);

test('every table with data of a booking has a decision about downloads', async () => {
  const tables = await shop.db.introspection.getTables();
  const withBooking = tables
    .filter(({ columns }) => columns.some(({ name }) => name === 'booking_id'))
    .map(({ name }) => name);
  /** Tables without any text about a person. They contain only links, messages, ids and times. */
  const bare = ['booking_links', 'outbox', 'photos', 'reminders', 'tracking_codes'];
  /**
   * Tables with which staff plan, and the table of bookings of the same visit. The customer has
   * received their data in messages. The history of an enquiry belongs to the enquiry and only
   * names the booking.
   */
  const others = ['request_entries', 'schedule_decisions', 'schedule_promises', 'visit_bookings'];
  /** Tables that only staff see: parts and payments. The customer has printed receipts. */
  const inside = ['booking_parts', 'receipts'];
  const decided = [...Object.keys(DECIDED), ...bare, ...others, ...inside].filter(
    (name) => name !== 'bookings',
  );
  expect(withBooking.sort()).toEqual(decided.sort());
});

/** Returns the path of each value in an object, such as `estimates[].options[].price`. */
function pathsOf(value: unknown, path = ''): string[] {
  if (Array.isArray(value)) {
    return [...new Set(value.flatMap((each) => pathsOf(each, `${path}[]`)))];
  }
  if (typeof value !== 'object' || value === null) return [path];
  return Object.entries(value).flatMap(([key, each]) =>
    pathsOf(each, path ? `${path}.${key}` : key),
  );
}
