import { phoneKey } from '@mcs-repairs/shared/domain/types/phoneNumber';
import { dayAvailability } from '@mcs-repairs/shared/domain/rules/availability';
import { daysFrom, freeSlots } from '@mcs-repairs/shared/domain/rules/freeSlots';
import { statusOfStage } from '@mcs-repairs/shared/domain/rules/repairStage';
import { addDays, toShopDate } from '@mcs-repairs/shared/domain/rules/shopClock';
import type { Booking } from '@mcs-repairs/shared/domain/types/booking';
import type { FreeSlot } from '@mcs-repairs/shared/domain/types/availability';
import type { Actor } from '../auth';
import { lockKeys, newId, type Trx } from '../db';
import { forgetNumber, MERGES } from './erasure/numbersWithoutBookings';
import { SAMPLES } from './incomingBookings';
import { holdSchedule } from './openingHours/currentSchedule';
import { bookedSlots, takeSlot } from './openingHours/slots';
import type { Shop } from './shop';
import { noteAudit } from './bookingHistory';
import { insertBookings } from './bookingRows';
import { undoImportRows } from './storedImports';

/**
 * Names that show that the bookings are samples. Phone numbers in Nepal never begin with 90, so no
 * text message reaches anybody.
 */
const SAMPLE_CUSTOMERS = [
  { customerName: 'Sample Asha', customerPhone: '+977 9000000001' },
  { customerName: 'Sample Bibek', customerPhone: '+977 9000000002' },
  { customerName: 'Sample Maya', customerPhone: '+977 9000000003' },
] as const;
const [ASHA, BIBEK, MAYA] = SAMPLE_CUSTOMERS;

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
/** The sample bookings look for free slots in this number of days from today. */
const DAYS_AHEAD = 14;
/**
 * A number above that of all sample bookings and their warranty claims, so that one call removes
 * all of them.
 */
const MOST = 1000;

type Shape = { hoursAgo: number } & Pick<Booking, 'deviceModel' | 'repairService' | 'notes'> &
  (typeof SAMPLE_CUSTOMERS)[number];

const ASKED: readonly (Shape & Pick<Booking, 'kind' | 'status'>)[] = [
  {
    ...MAYA,
    kind: 'request',
    status: 'pending',
    hoursAgo: 3,
    deviceModel: 'MacBook Air 13 M2',
    repairService: 'Diagnosis and repair',
    notes: 'It does not start after an update',
  },
  {
    ...ASHA,
    kind: 'appointment',
    status: 'pending',
    hoursAgo: 1,
    deviceModel: 'iPhone 13',
    repairService: 'Battery replacement',
    notes: undefined,
  },
  {
    ...BIBEK,
    kind: 'appointment',
    status: 'confirmed',
    hoursAgo: 20,
    deviceModel: 'iPad Air 5th',
    repairService: 'Screen / LCD replacement',
    notes: undefined,
  },
];

type InShop = Shape & {
  stage: NonNullable<Booking['stage']>;
  /** The promised day, as a number of days from today. */
  promisedIn?: number;
};

const IN_SHOP: readonly InShop[] = [
  {
    ...ASHA,
    stage: 'received',
    hoursAgo: 20,
    promisedIn: 2,
    deviceModel: 'Apple Watch Series 8',
    repairService: 'Screen / LCD replacement',
    notes: 'The strap is worn',
  },
  {
    ...BIBEK,
    stage: 'diagnosing',
    hoursAgo: 26,
    deviceModel: 'MacBook Pro 14',
    repairService: 'Water damage treatment',
    notes: 'Tea on the keyboard',
  },
  {
    ...MAYA,
    stage: 'waiting_parts',
    hoursAgo: 50,
    promisedIn: 4,
    deviceModel: 'iPhone 12',
    repairService: 'Screen / LCD replacement',
    notes: undefined,
  },
  {
    ...ASHA,
    stage: 'repairing',
    hoursAgo: 48,
    promisedIn: 0,
    deviceModel: 'iPhone 15 Pro',
    repairService: 'Screen / LCD replacement',
    notes: 'A scratch on the frame',
  },
  {
    ...BIBEK,
    stage: 'repairing',
    hoursAgo: 72,
    promisedIn: -1,
    deviceModel: 'Dell XPS 13',
    repairService: 'Battery replacement',
    notes: undefined,
  },
  {
    ...MAYA,
    stage: 'ready',
    hoursAgo: 74,
    promisedIn: 0,
    deviceModel: 'iPhone 14',
    repairService: 'Battery replacement',
    notes: undefined,
  },
  {
    ...MAYA,
    stage: 'collected',
    hoursAgo: 98,
    deviceModel: 'iPad Pro 11',
    repairService: 'Battery replacement',
    notes: undefined,
  },
];

type Place = Pick<Shop, 'config' | 'db' | 'now' | 'references'>;

/**
 * Stores ten bookings in different stages. Their customers have no email address and agreed to no
 * text messages, so the site never sends a message about them. Two of them take a free slot.
 */
export async function addSampleBookings(shop: Place, trx: Trx, by: Actor): Promise<string[]> {
  const stored: string[] = [];
  const times = await freeTimes(shop, trx);
  for (const { hoursAgo, ...asked } of ASKED) {
    const slot = asked.kind === 'appointment' ? await nextSlot(trx, times) : undefined;
    const { shopDate = '', time = '' } = slot ?? {};
    const kind = slot ? 'appointment' : 'request';
    const given = { ...asked, kind, appointmentDate: shopDate, appointmentTime: time } as const;
    stored.push(await store(shop, trx, { hoursAgo, given, by }));
  }
  const today = toShopDate(shop.now());
  for (const { hoursAgo, stage, promisedIn, ...shape } of IN_SHOP) {
    const isCollected = stage === 'collected';
    const given = {
      ...shape,
      kind: 'request',
      status: statusOfStage(stage),
      stage,
      serviceType: 'walkin',
      arrivedAt: new Date(shop.now().getTime() - hoursAgo * HOUR).toISOString(),
      ...(promisedIn !== undefined && { promisedDate: addDays(today, promisedIn) }),
      ...(isCollected && {
        collectedAt: new Date(shop.now().getTime() - DAY).toISOString(),
        warrantyUntil: addDays(today, 89),
      }),
    } as const;
    stored.push(await store(shop, trx, { hoursAgo, given, by }));
  }
  return stored;
}

/**
 * Removes the sample bookings with their claims, notes, estimates and slots, even if staff changed
 * them. Returns how many it removed. Takes the lock `MERGES` before it locks any booking.
 */
export async function removeSampleBookings(shop: Place, trx: Trx): Promise<number> {
  await lockKeys(trx, shop.db.engine, [MERGES]);
  await holdSchedule(shop, trx);
  const samples = () => trx.selectFrom('bookings').where('import_id', '=', SAMPLES);
  await trx
    .updateTable('bookings')
    .set({ import_id: SAMPLES })
    .where('claim_of', 'in', samples().select('id'))
    .execute();
  const stored = await samples().select('phone_key').distinct().execute();
  const removed = await undoImportRows(trx, SAMPLES, MOST, shop.now());
  const numbers = new Set([
    ...stored.map(({ phone_key }) => phone_key),
    ...SAMPLE_CUSTOMERS.map(({ customerPhone }) => phoneKey(customerPhone)),
  ]);
  for (const number of numbers) await forgetNumber(trx, number);
  return removed;
}

type Given = Pick<
  Booking,
  'customerName' | 'customerPhone' | 'deviceModel' | 'repairService' | 'kind' | 'status'
> &
  Partial<Booking>;

async function store(
  { now, references }: Place,
  trx: Trx,
  { hoursAgo, given, by }: { hoursAgo: number; given: Given; by: Actor },
): Promise<string> {
  const at = new Date(now().getTime() - hoursAgo * HOUR).toISOString();
  const { id, status, stage } = await references.give(trx, given.kind, async (reference) => {
    const booking: Booking = {
      id: newId(),
      reference,
      version: 1,
      customerEmail: '',
      duration: '45-120 minutes',
      appointmentDate: '',
      appointmentTime: '',
      estimatedPrice: 0,
      labels: ['Sample'],
      createdAt: at,
      updatedAt: at,
      ...given,
    };
    return (await insertBookings(trx, [booking], SAMPLES)).has(booking.id) ? booking : null;
  });
  const entry = { from: null, to: status, by, note: 'Sample data' };
  await noteAudit(trx, id, stage ? { ...entry, stages: { to: stage } } : entry, now());
  return id;
}

type Times = { capacity: number; free: FreeSlot[] };

async function freeTimes(shop: Place, trx: Trx): Promise<Times> {
  const { schedule } = await holdSchedule(shop, trx);
  const from = toShopDate(shop.now());
  const to = addDays(from, DAYS_AHEAD);
  const booked = await bookedSlots(trx, from, to);
  const days = daysFrom(from, to).map((shopDate) =>
    dayAvailability({ ...schedule, now: shop.now(), shopDate, booked: booked.get(shopDate) }),
  );
  return { capacity: schedule.capacity, free: freeSlots(days) };
}

/**
 * Reserves the next free slot. Undefined if there is none, for example while the shop is closed.
 */
async function nextSlot(trx: Trx, times: Times): Promise<FreeSlot | undefined> {
  for (let slot = times.free.shift(); slot; slot = times.free.shift()) {
    if (await takeSlot(trx, slot.shopDate, slot.time, times.capacity)) return slot;
  }
  return undefined;
}
