import { toShopDate } from '@mcs-repairs/shared/domain/rules/shopClock';
import type { Availability } from '@mcs-repairs/shared/domain/types/availability';
import type {
  BookingDetails,
  BookingList,
  BookingReceipt,
} from '@mcs-repairs/shared/domain/types/booking';
import type { VisitReceipt } from '@mcs-repairs/shared/domain/types/checkIn';
import type {
  BookingDecision,
  PublicSchedule,
  Schedule,
  SchedulePreview,
  ScheduleSettings,
} from '@mcs-repairs/shared/domain/types/schedule';
import {
  appointment,
  NOW,
  openTestShop,
  TOMORROW,
  type Browser,
  type TestShop,
} from '../../../test/testShop';
import { hoursText } from './hoursText';
import { publicSchedule } from './publicSchedule';

let shop: TestShop;
let owner: Browser;
beforeEach(async () => {
  shop = await openTestShop();
  owner = await shop.staff();
});
afterEach(() => shop.close());

const settings = async () =>
  (await owner.ask('GET', '/api/schedule/settings')).body as ScheduleSettings;
const closed = (from: string, reason: string, more: object = {}): Schedule['closures'][number] => ({
  from,
  to: from,
  part: 'day',
  yearly: false,
  holiday: false,
  reason,
  ...more,
});
const withClosure = async (closure: Schedule['closures'][number]) => {
  const { revision, schedule } = await settings();
  return { revision, schedule: { ...schedule, closures: [...schedule.closures, closure] } };
};
const preview = async (schedule: Schedule) =>
  (await owner.ask('POST', '/api/schedule/previews', { schedule })).body as SchedulePreview;
const change = (body: object) => owner.ask('POST', '/api/schedule/revisions', body);
const day = async (shopDate = TOMORROW) => {
  const url = `/api/availability?from=${shopDate}&to=${shopDate}`;
  return ((await shop.browser().ask('GET', url)).body as Availability).days[0];
};
const book = async (given: Parameters<typeof appointment>[0] = {}) => {
  const answer = await shop.browser().ask('POST', '/api/bookings', appointment(given));
  return { status: answer.status, receipt: answer.body as BookingReceipt };
};
const list = async () => ((await owner.ask('GET', '/api/bookings')).body as BookingList).bookings;
const mails = async () => {
  const rows = await shop.db
    .selectFrom('outbox')
    .select(['kind', 'payload'])
    .orderBy('id')
    .execute();
  return rows.map(({ kind, payload }) => ({ kind, ...(JSON.parse(payload) as object) }));
};

test('without a change the constants of the specification apply', async () => {
  const { revision, schedule, history, displaced } = await settings();
  expect([revision, history, displaced]).toEqual([0, [], []]);
  expect(schedule).toMatchObject({
    slotMinutes: 30,
    capacity: 1,
    walkInEvery: 3,
    minimumNoticeMinutes: 0,
  });
  expect(schedule.week.map(({ firstSlot }) => firstSlot)).toEqual([
    null,
    ...Array.from({ length: 5 }, () => '09:00'),
    null,
  ]);
  expect(await day('2026-12-25')).toMatchObject({ reason: 'holiday', holiday: 'Christmas Day' });
});

test('a closed day accepts no bookings, gives its reason, and is undone with one press', async () => {
  const wanted = await withClosure(closed(TOMORROW, 'Staff training'));
  expect(await preview(wanted.schedule)).toEqual({
    changes: ['Closed Tuesday, November 24, 2026: Staff training'],
    touched: [],
    promised: [],
  });
  expect(await change({ ...wanted, decisions: [] })).toMatchObject({
    status: 201,
    body: { revision: 1 },
  });
  expect(await day()).toMatchObject({
    bookable: false,
    reason: 'closed',
    holiday: 'Staff training',
    slots: [],
  });
  const { body } = await shop.browser().ask('GET', '/api/schedule');
  expect((body as PublicSchedule).closures[0]).toMatchObject({ reason: 'Staff training' });
  const refusal = await shop.browser().ask('POST', '/api/bookings', appointment());
  expect(refusal).toMatchObject({
    status: 422,
    body: { code: 'day-not-bookable', fields: { appointmentDate: 'Closed: Staff training' } },
  });
  const undone = await owner.ask('POST', '/api/schedule/undoing', { revision: 1 });
  expect(undone).toMatchObject({ status: 201, body: { revision: 2 } });
  expect((await book()).status).toBe(201);
});

test('an undo is named in the history, and cannot be undone', async () => {
  await change({ ...(await withClosure(closed(TOMORROW, 'Staff training'))), decisions: [] });
  await owner.ask('POST', '/api/schedule/undoing', { revision: 1 });
  const settings = (await owner.ask('GET', '/api/schedule/settings')).body as ScheduleSettings;
  expect(settings.history.map(({ changes }) => changes)).toEqual([
    ['The last change was undone', 'No longer closed: Tuesday, November 24, 2026: Staff training'],
    ['Closed Tuesday, November 24, 2026: Staff training'],
  ]);
  expect(await owner.ask('POST', '/api/schedule/undoing', { revision: 2 })).toMatchObject({
    status: 409,
    body: { message: 'There is no change to undo.' },
  });
});

test('neither rescheduling nor a walk-in is possible on a closed day', async () => {
  expect((await book()).status).toBe(201);
  const [booking] = await list();
  if (!booking) throw new Error('Nothing was booked');
  const shut = '2026-11-26';
  expect(
    await change({ ...(await withClosure(closed(shut, 'Away'))), decisions: [] }),
  ).toMatchObject({
    status: 201,
  });
  const { version, appointmentTime } = booking;
  const moved = await owner.ask('POST', `/api/bookings/${booking.id}/moves`, {
    version,
    appointmentDate: shut,
    appointmentTime,
  });
  expect(moved).toMatchObject({ status: 422, body: { code: 'day-not-bookable' } });

  const today = toShopDate(shop.clock.now);
  const { body: before } = await owner.ask('GET', '/api/walk-ins');
  expect(before).not.toMatchObject({ reason: 'closed' });
  await change({ ...(await withClosure(closed(today, 'Away'))), decisions: [] });
  const { body: after } = await owner.ask('GET', '/api/walk-ins');
  expect(after).toMatchObject({ left: 0, reason: 'closed' });
});

describe('a booking on a day that will be closed', () => {
  let wanted: Awaited<ReturnType<typeof withClosure>>;
  let seen: SchedulePreview['touched'][number] | undefined;
  let token: string;
  beforeEach(async () => {
    ({ token } = (await book()).receipt);
    wanted = await withClosure(closed(TOMORROW, 'Wedding'));
    seen = (await preview(wanted.schedule)).touched[0];
  });
  const decide = (decision: BookingDecision, message?: string) =>
    change({
      ...wanted,
      decisions: [{ id: seen?.id, version: seen?.version, decision }],
      message,
    });

  test('is shown before the change applies, and needs a decision', async () => {
    expect(seen).toMatchObject({ customerName: 'Nisha Shrestha', hasEmail: true, version: 1 });
    const refusal = await change({ ...wanted, decisions: [] });
    expect(refusal).toMatchObject({ status: 409, body: { code: 'conflict' } });
    expect((await settings()).revision).toBe(0);
    expect(await day()).toMatchObject({ bookable: true });
  });

  test('that has changed since the preview rejects the whole change', async () => {
    await owner.ask('POST', `/api/bookings/${seen?.id}/transitions`, {
      to: 'confirmed',
      version: 1,
    });
    expect((await decide('cancel')).status).toBe(409);
    expect((await list())[0]?.status).toBe('confirmed');
  });

  test('is offered other times by email, and stays until the customer chooses one', async () => {
    expect((await decide('move', 'Please forgive us.')).status).toBe(201);
    expect((await settings()).displaced).toMatchObject([{ id: seen?.id, decision: 'move' }]);
    const mail = (await mails()).at(-1);
    expect(mail).toMatchObject({
      kind: 'booking-displaced',
      message: 'Reason: Wedding\nPlease forgive us.',
    });
    const [offer] = (mail as unknown as { offers: { shopDate: string; time: string }[] }).offers;
    expect(offer?.shopDate).toBe('2026-11-23');
    const moved = await shop
      .browser()
      .ask(
        'POST',
        '/api/my-bookings/reschedule',
        { appointmentDate: offer?.shopDate, appointmentTime: offer?.time, version: 1 },
        { headers: { 'x-booking-token': token } },
      );
    expect(moved.status).toBe(200);
    expect((await settings()).displaced).toEqual([]);
  });

  test('is kept, and its customer is notified', async () => {
    expect((await decide('keep')).status).toBe(201);
    expect((await mails()).map(({ kind }) => kind)).toEqual(['booking-received']);
    expect((await settings()).displaced).toMatchObject([{ decision: 'keep' }]);
  });

  test('is cancelled with the owner’s message, and restored when the closure is undone', async () => {
    expect((await decide('cancel', 'We are at a wedding.')).status).toBe(201);
    expect((await list())[0]?.status).toBe('cancelled');
    expect((await mails()).map(({ kind }) => kind)).toEqual(['booking-closed']);
    await shop.db.updateTable('outbox').set({ sent_at: NOW.toISOString() }).execute();
    expect((await owner.ask('POST', '/api/schedule/undoing', { revision: 1 })).status).toBe(201);
    expect((await list())[0]?.status).toBe('pending');
    expect((await mails()).map(({ kind }) => kind)).toEqual(['booking-closed', 'booking-stands']);
    expect((await day())?.slots[1]).toMatchObject({ time: '9:30 AM', reason: 'taken' });
  });

  test('sends no message if the closure is undone before its email is sent', async () => {
    await decide('move');
    await owner.ask('POST', '/api/schedule/undoing', { revision: 1 });
    expect((await mails()).map(({ kind }) => kind)).toEqual(['booking-received']);
  });
});

describe('a device that is promised for a day that will be closed', () => {
  const device = {
    customerName: 'Gita Rai',
    customerPhone: '9841000021',
    customerEmail: 'gita@mail.example',
    deviceModel: 'iPad mini',
    repairIssue: 'Battery',
  };
  const promise = async (promisedDate: string) => {
    const visit = { ...device, promisedDate, overbook: true };
    const { body } = await owner.ask('POST', '/api/visits', visit);
    return (body as VisitReceipt).booking;
  };
  const stored = async (id: string) =>
    ((await owner.ask('GET', `/api/bookings/${id}`)).body as BookingDetails).booking;

  test('is shown before the change applies, and needs a decision', async () => {
    const { id, version, reference } = await promise(TOMORROW);
    await promise('2026-11-27');
    const wanted = await withClosure(closed(TOMORROW, 'Wedding'));
    expect((await preview(wanted.schedule)).promised).toEqual([
      {
        id,
        version,
        reference,
        customerName: 'Gita Rai',
        customerPhone: '9841000021',
        hasEmail: true,
        deviceModel: 'iPad mini',
        promisedDate: TOMORROW,
        nextDate: '2026-11-25',
      },
    ]);
    expect((await change({ ...wanted, decisions: [] })).status).toBe(409);
    const late = [{ id, version: version + 1, decision: 'later' }];
    expect((await change({ ...wanted, decisions: [], promises: late })).status).toBe(409);
    expect((await settings()).revision).toBe(0);
  });

  test('is promised for the next open day, its customer is notified, and an undo restores the day', async () => {
    const { id, version } = await promise(TOMORROW);
    const wanted = await withClosure(closed(TOMORROW, 'Wedding', { to: '2026-11-25' }));
    const promises = [{ id, version, decision: 'later' }];
    const sent = await change({ ...wanted, decisions: [], promises, message: 'Sorry.' });
    expect(sent.status).toBe(201);
    expect((await stored(id)).promisedDate).toBe('2026-11-26');
    expect((await mails()).at(-1)).toMatchObject({
      kind: 'booking-promised',
      message: 'The shop is closed on Tuesday, November 24, 2026.\nReason: Wedding\nSorry.',
    });
    expect((await owner.ask('POST', '/api/schedule/undoing', { revision: 1 })).status).toBe(201);
    expect((await stored(id)).promisedDate).toBe(TOMORROW);
    expect((await mails()).map(({ kind }) => kind)).toEqual(['booking-device-received']);
  });

  test('keeps its day on request, and no message is sent', async () => {
    const { id, version } = await promise(TOMORROW);
    const wanted = await withClosure(closed(TOMORROW, 'Wedding'));
    const promises = [{ id, version, decision: 'keep' }];
    expect((await change({ ...wanted, decisions: [], promises })).status).toBe(201);
    expect((await stored(id)).promisedDate).toBe(TOMORROW);
    expect((await mails()).map(({ kind }) => kind)).toEqual(['booking-device-received']);
  });

  test('keeps its day when an undo closes it again, and no message is sent', async () => {
    const closing = await withClosure(closed(TOMORROW, 'Wedding'));
    await change({ ...closing, decisions: [] });
    const { revision, schedule } = await settings();
    const closures = schedule.closures.filter(({ from }) => from !== TOMORROW);
    const opening = { revision, schedule: { ...schedule, closures }, decisions: [] };
    expect((await change(opening)).status).toBe(201);
    const { id } = await promise(TOMORROW);
    const undone = await owner.ask('POST', '/api/schedule/undoing', { revision: 2 });
    expect(undone).toMatchObject({ status: 201, body: { revision: 3 } });
    expect(await day()).toMatchObject({ holiday: 'Wedding' });
    expect((await stored(id)).promisedDate).toBe(TOMORROW);
    expect((await mails()).map(({ kind }) => kind)).toEqual(['booking-device-received']);
  });

  test('needs no decision for half a day, or after it was collected', async () => {
    const { id, version } = await promise(TOMORROW);
    const half = await withClosure(closed(TOMORROW, 'Stocktaking', { part: 'morning' }));
    expect((await preview(half.schedule)).promised).toEqual([]);
    for (const [step, stage] of ['ready', 'collected'].entries()) {
      await owner.ask('POST', `/api/bookings/${id}/stage`, { stage, version: version + step });
    }
    const all = await withClosure(closed(TOMORROW, 'Wedding'));
    expect((await preview(all.schedule)).promised).toEqual([]);
  });
});

test('of two owners at once the second gets an error, and nothing of theirs is stored', async () => {
  const first = await withClosure(closed(TOMORROW, 'One'));
  const second = await withClosure(closed('2026-11-26', 'Other'));
  expect((await change({ ...first, decisions: [] })).status).toBe(201);
  expect((await change({ ...second, decisions: [] })).status).toBe(409);
  expect((await day('2026-11-26'))?.bookable).toBe(true);
});

test('bookings made during a closure are rejected or decided about', async () => {
  const wanted = await withClosure(closed(TOMORROW, 'Race'));
  const times = ['9:30 AM', '10:00 AM', '11:00 AM', '11:30 AM', '12:30 PM'];
  const [outcome, ...booked] = await Promise.all([
    change({ ...wanted, decisions: [] }),
    ...times.map((appointmentTime, index) =>
      book({ appointmentTime, customerEmail: `racer${index}@mail.example` }),
    ),
  ]);
  const stored = booked.filter(({ status }) => status === 201).length;
  if (outcome?.status === 201) expect(stored).toBe(0);
  else expect(outcome?.status).toBe(409);
  expect((await settings()).displaced).toEqual([]);
});

test('closures may be half a day, several days, or yearly', async () => {
  const { revision, schedule } = await settings();
  const closures = [
    closed(TOMORROW, 'Stocktaking', { part: 'morning' }),
    closed('2026-11-26', 'Moving', { to: '2026-11-27' }),
    closed('2020-12-01', 'Founders’ Day', { yearly: true }),
  ];
  const body = { revision, schedule: { ...schedule, closures }, decisions: [] };
  expect((await change(body)).status).toBe(201);
  const half = await day();
  expect(half).toMatchObject({ bookable: true, holiday: 'Stocktaking' });
  expect(half?.slots.find(({ time }) => time === '12:30 PM')).toMatchObject({ reason: 'closed' });
  expect(half?.slots.find(({ time }) => time === '1:00 PM')).toMatchObject({ available: true });
  expect(await day('2026-11-27')).toMatchObject({ holiday: 'Moving' });
  expect(await day('2026-12-01')).toMatchObject({ holiday: 'Founders’ Day' });
  // The new opening hours contain no holidays, so Christmas Day is an ordinary Friday.
  expect(await day('2026-12-25')).toMatchObject({ bookable: true });
  const place = { db: shop.db, config: shop.config };
  expect(await hoursText(place, NOW)).toEqual([
    'Our hours: Sunday to Friday 10:00 AM to 7:00 PM, Saturday closed.',
    'Closed Tuesday, November 24, 2026, until 1:00 PM: Stocktaking.',
    'Closed Thursday, November 26, 2026 to Friday, November 27, 2026: Moving.',
    'Closed Tuesday, December 1, 2026: Founders’ Day.',
  ]);
});

test('the owner sets hours, slot length, capacity, walk-ins and notice', async () => {
  const { revision, schedule } = await settings();
  const week = schedule.week.map((hours) =>
    hours.weekday === 2 ? { ...hours, firstSlot: '11:00', lastSlot: '12:00' } : hours,
  );
  const wanted = { ...schedule, week, slotMinutes: 20, capacity: 2, walkInEvery: 0 };
  const body = { revision, schedule: { ...wanted, minimumNoticeMinutes: 24 * 60 }, decisions: [] };
  expect((await change(body)).status).toBe(201);
  // It is Monday 11:45 in Nepal. Customers must book a day ahead, so times before Tuesday 11:45 are
  // not available.
  expect((await day())?.slots).toEqual([
    { time: '11:00 AM', available: false, reason: 'too-soon' },
    { time: '11:20 AM', available: false, reason: 'too-soon' },
    { time: '11:40 AM', available: false, reason: 'too-soon' },
    { time: '12:00 PM', available: true },
  ]);
  const at = { appointmentTime: '12:00 PM' };
  expect((await book(at)).status).toBe(201);
  expect((await book(at)).status).toBe(201);
  expect((await book(at)).status).toBe(409);
});

test.each([
  ['a last day before the first', { from: TOMORROW, to: '2026-11-23' }],
  ['no reason', { reason: ' ' }],
  ['a day that does not exist', { from: '2026-02-30' }],
])('a closure with %s is rejected beside its field', async (_what, more) => {
  const wanted = await withClosure(closed(TOMORROW, 'Any', more));
  expect(await change({ ...wanted, decisions: [] })).toMatchObject({
    status: 422,
    body: { fields: expect.any(Object) },
  });
});

test('only owners may read or change the settings', async () => {
  const visitor = shop.browser();
  expect((await visitor.ask('GET', '/api/schedule/settings')).status).toBe(401);
  expect((await visitor.ask('POST', '/api/schedule/undoing', { revision: 1 })).status).toBe(401);
});

test('a reason has room for other languages, which visitors get only as the reason', async () => {
  const named = closed(TOMORROW, 'Dashain', { translations: { ne: 'दशैं' } });
  const unnamed = closed('2026-12-01', 'Staff training');
  const { revision, schedule } = await withClosure(named);
  const closures = [...schedule.closures, unnamed];
  const decisions: object[] = [];
  await change({ revision, schedule: { ...schedule, closures }, decisions });
  const { body } = await shop.browser().ask('GET', '/api/schedule');
  expect((body as PublicSchedule).closures[0]).toEqual(closed(TOMORROW, 'Dashain'));
  const later = await withClosure(closed('2026-12-02', 'Stocktaking'));
  expect((await change({ ...later, decisions })).status).toBe(201);
  const stored = await settings();
  expect(stored.schedule.closures).toContainEqual(named);
  const nepali = publicSchedule(stored, TOMORROW, 'ne').closures.map(({ reason }) => reason);
  expect(nepali.slice(0, 3)).toEqual(['दशैं', 'Staff training', 'Stocktaking']);
});
