import type { Booking, BookingList } from '@mcs-repairs/shared/domain/types/booking';
import type { Guide } from '@mcs-repairs/shared/domain/types/guide';
import type { Report } from '@mcs-repairs/shared/domain/types/report';
import type { ScheduleSettings } from '@mcs-repairs/shared/domain/types/schedule';
import { appointment, openTestShop, type Browser, type TestShop } from '../../../test/testShop';
import { promiseReminders } from '../../bookings/reminders/remindCustomers';

let shop: TestShop;
let owner: Browser;
beforeEach(async () => {
  shop = await openTestShop();
  owner = await shop.staff();
});
afterEach(() => shop.close());

const guide = async () => (await owner.ask('GET', '/api/guide')).body as Guide;
const states = async () =>
  Object.fromEntries((await guide()).steps.map(({ step, state }) => [step, state]));
const skip = (step: string) => owner.ask('POST', '/api/guide/skips', { skip: step });
const add = () => owner.ask('POST', '/api/guide/samples');
const remove = () => owner.ask('DELETE', '/api/guide/samples');
const book = async (change: object = {}) => {
  const answer = await shop.browser().ask('POST', '/api/bookings', appointment(change));
  expect(answer.status).toBe(201);
};
const bookings = async () =>
  ((await owner.ask('GET', '/api/bookings?pageSize=100')).body as BookingList).bookings;
const act = async ({ id, version }: Booking, what: string, more: object = {}) => {
  const answer = await owner.ask('POST', `/api/bookings/${id}/${what}`, { version, ...more });
  if (answer.status >= 300) throw new Error(`${what}: ${JSON.stringify(answer.body)}`);
  return answer.body as Booking;
};
const logged = async () => {
  const rows = shop.db.selectFrom('staff_log').select(['event', 'by_name', 'detail']).orderBy('id');
  return (await rows.execute()).filter(({ event }) => /guide|samples/.test(event));
};
const visit = {
  customerName: 'Test',
  customerPhone: '9841000009',
  deviceModel: 'iPhone 13',
  repairIssue: 'A test',
};

describe('the guide', () => {
  test('marks each step once the shop has done it, and then ends', async () => {
    expect(await states()).toEqual({
      profile: 'to-do',
      hours: 'to-do',
      colleague: 'to-do',
      alerts: 'to-do',
      'check-in': 'to-do',
      ticket: 'to-do',
    });
    const { name, whatsapp, email, businessEmail, address, mapUrl } = shop.config.deployedShop;
    const profile = { name, whatsapp, email, businessEmail, address, mapUrl, phone: '01-4000000' };
    await owner.ask('POST', '/api/content/editions', {
      edition: { piece: 'profile', value: profile },
      seen: null,
      validFrom: null,
    });
    expect(await states()).toMatchObject({ profile: 'done', hours: 'to-do' });
    const { revision, schedule } = (await owner.ask('GET', '/api/schedule/settings'))
      .body as ScheduleSettings;
    const changed = { ...schedule, minimumNoticeMinutes: 60 };
    await owner.ask('POST', '/api/schedule/revisions', {
      revision,
      schedule: changed,
      decisions: [],
      message: '',
    });
    expect(await states()).toMatchObject({ hours: 'done', colleague: 'to-do' });
    await owner.ask('POST', '/api/staff/invitations', {
      name: 'Rita',
      email: 'rita@shop.example',
      role: 'technician',
    });
    expect(await states()).toMatchObject({ colleague: 'done', alerts: 'to-do' });
    await owner.ask('PUT', '/api/alert-settings', { mail: [], push: [], sound: [] });
    expect(await states()).toMatchObject({ alerts: 'to-do' });
    await owner.ask('PUT', '/api/alert-settings', { mail: ['booking'], push: [], sound: [] });
    expect(await states()).toMatchObject({ alerts: 'done', 'check-in': 'to-do' });
    expect((await guide()).ticketOf).toBeUndefined();
    const taken = await owner.ask('POST', '/api/visits', visit);
    const { booking } = taken.body as { booking: Booking };
    expect(await states()).toMatchObject({ 'check-in': 'done', ticket: 'to-do' });
    expect((await guide()).ticketOf).toBe(booking.id);
    await owner.ask('POST', `/api/bookings/${booking.id}/tickets`);
    expect((await guide()).steps).toEqual([]);
  });

  test('keeps skipped steps for the shop, logs each once, and ends with the last', async () => {
    for (const step of ['hours', 'hours', 'colleague']) {
      expect((await skip(step)).status).toBe(204);
    }
    expect(await states()).toMatchObject({ hours: 'skipped', colleague: 'skipped' });
    expect(await logged()).toEqual([
      { event: 'guide-skipped', by_name: 'Asha', detail: 'hours' },
      { event: 'guide-skipped', by_name: 'Asha', detail: 'colleague' },
    ]);
    for (const step of ['profile', 'alerts', 'check-in', 'ticket']) await skip(step);
    expect((await guide()).steps).toEqual([]);
  });

  test('can be hidden, and names a step that does not exist', async () => {
    expect((await skip('dance')).status).toBe(422);
    await skip('guide');
    expect(await guide()).toEqual({ steps: [], hasSamples: false, canAddSamples: false });
  });

  test('is not shown to a shop whose first booking is more than a week old', async () => {
    await book();
    const from = shop.clock.now.getTime();
    const at = async (days: number) => {
      shop.clock.now = new Date(from + days * 24 * 3_600_000 + 1);
      owner = await shop.staff();
      return (await guide()).steps.length;
    };
    expect(await at(6)).toBe(6);
    expect(await at(7)).toBe(0);
  });
});

describe('sample data', () => {
  const TABLES = [
    'bookings',
    'booking_audit',
    'booking_links',
    'booking_notes',
    'estimates',
    'intakes',
    'reminders',
    'outbox',
    'alerts',
    'texts_sent',
    'enquiries',
    'customer_notes',
    'customer_merges',
  ] as const;
  const stored = async () => {
    const tables = await Promise.all(
      TABLES.map(async (table) => [table, await shop.db.selectFrom(table).selectAll().execute()]),
    );
    const slots = shop.db.selectFrom('slots').select(['shop_date', 'time', 'booked']);
    return {
      ...(Object.fromEntries(tables) as Record<(typeof TABLES)[number], unknown[]>),
      slots: await slots.where('booked', '>', 0).execute(),
    };
  };

  test('is added once, over the stages and marked, and nobody gets a message', async () => {
    for (let again = 0; again < 2; again += 1) expect((await add()).status).toBe(204);
    const added = await bookings();
    expect(added).toHaveLength(10);
    expect(added.every(({ customerName }) => customerName.startsWith('Sample '))).toBe(true);
    expect(new Set(added.map(({ stage }) => stage))).toEqual(
      new Set([
        undefined,
        'received',
        'diagnosing',
        'waiting_parts',
        'repairing',
        'ready',
        'collected',
      ]),
    );
    expect(await guide()).toMatchObject({ hasSamples: true, canAddSamples: false });
    expect(await states()).toMatchObject({ 'check-in': 'to-do' });
    const now = () => new Date(shop.clock.now.getTime() + 6 * 3_600_000);
    await promiseReminders({ db: shop.db, config: shop.config, now });
    const pending = added.find(
      ({ status, kind }) => status === 'pending' && kind === 'appointment',
    );
    if (!pending) throw new Error('No pending appointment');
    await act(pending, 'transitions', { to: 'confirmed' });
    expect(await stored()).toMatchObject({ outbox: [], alerts: [], texts_sent: [] });
    expect(await logged()).toEqual([
      { event: 'samples-added', by_name: 'Asha', detail: '10 bookings, 1 enquiry' },
    ]);
  });

  test('enters no report', async () => {
    const report = async () => {
      const { body } = await owner.ask('GET', '/api/reports?from=2026-11-01&to=2026-12-31');
      return body as Report;
    };
    const before = await report();
    await add();
    for (const booking of await bookings()) {
      if (booking.stage === 'repairing') await act(booking, 'stage', { stage: 'ready' });
    }
    expect(await report()).toEqual({ ...before, at: expect.any(String) as string });
  });

  test('is removed with all that staff did with it, and nothing else is', async () => {
    await add();
    await book({ customerName: 'Nisha', appointmentDate: '2026-12-01' });
    await shop.db.deleteFrom('outbox').execute();
    await shop.db.deleteFrom('alerts').execute();
    const real = (await bookings()).filter(({ customerName }) => customerName === 'Nisha');
    const onlyReal = async () => {
      const all = await stored();
      return { ...all, slots: all.slots.filter(({ shop_date }) => shop_date === '2026-12-01') };
    };
    const samples = (await bookings()).filter(({ id }) => id !== real[0]?.id);
    for (const booking of samples) {
      const { stage, status, id } = booking;
      if (stage === 'diagnosing') {
        const options = [{ tier: 'standard', price: 4500, duration: '2 days', note: '' }];
        await act(booking, 'estimates', { options, validDays: 7 });
      }
      if (stage === 'collected') await act(booking, 'claims', { fault: 'Again' });
      if (stage === 'ready') {
        await act(booking, 'corrections', { customerName: 'Renamed', customerPhone: '9841000077' });
      }
      if (status === 'pending') await act(booking, 'transitions', { to: 'cancelled' });
      await owner.ask('POST', `/api/bookings/${id}/notes`, { text: 'A note' });
    }
    await owner.ask('POST', '/api/customers/9000000001/notes', { text: 'Prefers mornings' });
    const before = await onlyReal();
    expect(before.customer_notes).toHaveLength(1);
    expect((await bookings()).length).toBe(12);
    for (let again = 0; again < 2; again += 1) expect((await remove()).status).toBe(204);
    expect(await bookings()).toEqual(real);
    const after = await stored();
    const own = (row: unknown) => JSON.stringify(row).includes(real[0]?.id ?? '-');
    for (const table of ['bookings', 'booking_audit', 'booking_links'] as const) {
      expect(after[table]).toEqual(before[table].filter(own));
    }
    expect(after).toMatchObject({ estimates: [], enquiries: [], customer_notes: [] });
    expect(after.slots).toEqual(before.slots);
    expect(await guide()).toMatchObject({ hasSamples: false, canAddSamples: false });
    expect((await logged()).at(-1)).toMatchObject({ event: 'samples-removed', by_name: 'Asha' });
  });

  test('is refused once a customer has booked', async () => {
    await book();
    expect(await add()).toMatchObject({ status: 409, body: { code: 'conflict' } });
    expect(await guide()).toMatchObject({ hasSamples: false, canAddSamples: false });
    expect(await bookings()).toHaveLength(1);
  });

  test('of two presses at once is added once', async () => {
    await Promise.all([add(), add()]);
    expect(await bookings()).toHaveLength(10);
    await Promise.all([remove(), remove()]);
    expect(await bookings()).toHaveLength(0);
  });

  test('can be removed after the guide has ended', async () => {
    await add();
    await skip('guide');
    expect(await guide()).toMatchObject({ steps: [], hasSamples: true });
    await remove();
    expect(await bookings()).toEqual([]);
  });
});
