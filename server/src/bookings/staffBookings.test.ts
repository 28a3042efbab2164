import { beginImport } from './storedImports';
import { undoAbandonedImports } from './undoImport';
import { inTransaction } from '../db/transact';
import type {
  BookingDetails,
  BookingList,
  Booking,
} from '@mcs-repairs/shared/domain/types/booking';
import {
  appointment,
  NOW,
  openTestShop,
  repairRequest,
  TOMORROW,
  type Browser,
  type TestShop,
} from '../../test/testShop';

let shop: TestShop;
let staff: Browser;
beforeEach(async () => {
  shop = await openTestShop();
  staff = await shop.staff();
});
afterEach(() => shop.close());

const book = async (request: object) => {
  const { status } = await shop.browser().ask('POST', '/api/bookings', request);
  if (status !== 201) throw new Error(`Booking answered ${status}`);
};
const list = async (query = '') => {
  const { body } = await staff.ask('GET', `/api/bookings${query}`);
  return body as BookingList;
};
const only = async () => {
  const { bookings } = await list();
  if (!bookings[0]) throw new Error('There is no booking');
  return bookings[0];
};
const move = (id: string, to: string, version: number, browser = staff) =>
  browser.ask('POST', `/api/bookings/${id}/transitions`, { to, version });

describe('the list of bookings', () => {
  beforeEach(async () => {
    await book(appointment());
    shop.clock.now = new Date(NOW.getTime() + 60_000);
    await book(repairRequest());
    shop.clock.now = new Date(NOW.getTime() + 120_000);
    await book(
      appointment({
        customerName: 'Asha 100%_Gurung',
        customerEmail: 'gurung@mail.example',
        deviceModel: 'MacBook Pro',
        appointmentTime: '2:00 PM',
        appointmentDate: '2026-11-25',
      }),
    );
  });
  const names = ({ bookings }: BookingList) => bookings.map(({ customerName }) => customerName);

  test.each([
    ['newest', ['Asha 100%_Gurung', 'Bibek Lama', 'Nisha Shrestha']],
    ['oldest', ['Nisha Shrestha', 'Bibek Lama', 'Asha 100%_Gurung']],
    ['appointment', ['Nisha Shrestha', 'Asha 100%_Gurung', 'Bibek Lama']],
    ['name', ['Asha 100%_Gurung', 'Bibek Lama', 'Nisha Shrestha']],
  ])('is sorted by %s', async (sort, expected) => {
    expect(names(await list(`?sort=${sort}`))).toEqual(expected);
  });

  test.each([
    ['a name, whatever its case', 'NISHA', ['Nisha Shrestha']],
    ['a part of an email address', 'bibek@', ['Bibek Lama']],
    ['a device', 'macbook pro', ['Asha 100%_Gurung']],
    ['a phone number', '9841000002', ['Bibek Lama']],
    ['two letters', 'ni', ['Nisha Shrestha']],
    ['signs that mean something to a database', '100%_g', ['Asha 100%_Gurung']],
    ['a lone percent sign', '%', ['Asha 100%_Gurung']],
    ['a quotation mark', 'a"b', []],
    ['nothing that is there', 'zebra', []],
  ])('is searched by %s', async (_name, search, expected) => {
    expect(names(await list(`?search=${encodeURIComponent(search)}`))).toEqual(expected);
  });

  test('is searched by reference', async () => {
    const [first] = (await list('?sort=oldest')).bookings;
    expect(names(await list(`?search=${first?.reference}`))).toContain('Nisha Shrestha');
  });

  test('is filtered by status and by the day of the appointment', async () => {
    const [first] = (await list('?sort=oldest')).bookings;
    await move(first?.id ?? '', 'confirmed', 1);
    expect(names(await list('?status=confirmed'))).toEqual(['Nisha Shrestha']);
    expect(names(await list('?status=pending&sort=oldest'))).toEqual([
      'Bibek Lama',
      'Asha 100%_Gurung',
    ]);
    expect(names(await list(`?appointmentDate=${TOMORROW}`))).toEqual(['Nisha Shrestha']);
  });

  test('has pages that together contain every booking once', async () => {
    const first = await list('?pageSize=2&page=1');
    const second = await list('?pageSize=2&page=2');
    expect(first).toMatchObject({ total: 3, page: 1, pageSize: 2 });
    expect([...names(first), ...names(second)]).toEqual(names(await list()));
    expect(names(await list('?pageSize=2&page=3'))).toEqual([]);
  });

  test.each([
    'page=0',
    'page=x',
    'pageSize=201',
    'status=lost',
    'sort=best',
    'appointmentDate=2026-02-30',
  ])('with %s is rejected', async (query) => {
    const { status, body } = await staff.ask('GET', `/api/bookings?${query}`);
    expect(status).toBe(422);
    expect(body).toMatchObject({ code: 'invalid', fields: expect.any(Object) });
  });

  test('can be downloaded as a file with the date in Nepal', async () => {
    const { status, body, headers } = await staff.ask('GET', '/api/bookings/export?search=asha');
    expect(status).toBe(200);
    expect((body as Booking[]).map(({ customerName }) => customerName)).toEqual([
      'Asha 100%_Gurung',
    ]);
    expect(headers['content-disposition']).toBe('attachment; filename="bookings-2026-11-23.json"');
  });
});

describe('one booking', () => {
  test('is shown with its history', async () => {
    await book(appointment());
    const { id } = await only();
    await move(id, 'confirmed', 1);
    const { status, body } = await staff.ask('GET', `/api/bookings/${id}`);
    expect(status).toBe(200);
    const { booking, audit } = body as BookingDetails;
    expect(booking).toMatchObject({ status: 'confirmed', version: 2, estimatedPrice: 260 });
    expect(audit).toMatchObject([
      { by: 'customer', from: null, to: 'pending' },
      { by: 'Asha', from: 'pending', to: 'confirmed', at: NOW.toISOString() },
    ]);
  });

  test('that does not exist is 404', async () => {
    expect((await staff.ask('GET', '/api/bookings/nothing')).status).toBe(404);
    expect((await move('nothing', 'confirmed', 1)).status).toBe(404);
  });
});

describe('changing a status', () => {
  test.each([
    [['confirmed', 'in_progress', 'completed']],
    [['confirmed', 'in_progress', 'cancelled']],
    [['confirmed', 'cancelled']],
    [['cancelled']],
  ])('follows the allowed changes: %s', async (path) => {
    await book(appointment());
    const { id } = await only();
    for (const [index, to] of path.entries()) {
      const { status, body } = await move(id, to, index + 1);
      expect(status).toBe(200);
      expect(body).toMatchObject({ status: to, version: index + 2 });
    }
  });

  test.each([
    [[], 'in_progress'],
    [[], 'completed'],
    [[], 'pending'],
    [['confirmed'], 'completed'],
    [['confirmed'], 'pending'],
    [['confirmed', 'in_progress', 'completed'], 'cancelled'],
    [['cancelled'], 'pending'],
  ])('from %s to %s is rejected and adds no history', async (path, to) => {
    await book(appointment());
    const { id } = await only();
    for (const [index, step] of path.entries()) await move(id, step, index + 1);
    const { status, body } = await move(id, to, path.length + 1);
    expect(status).toBe(422);
    expect(body).toMatchObject({ code: 'transition-refused' });
    const audit = await shop.db.selectFrom('booking_audit').selectAll().execute();
    expect(audit).toHaveLength(path.length + 1);
  });

  test('from an outdated version is rejected, with what changed and who did it', async () => {
    await book(appointment());
    const { id } = await only();
    await move(id, 'confirmed', 1);
    const { status, body } = await move(id, 'cancelled', 1);
    expect(status).toBe(409);
    expect(body).toMatchObject({
      code: 'stale-version',
      current: { status: 'confirmed', version: 2, changedBy: 'Asha', ownChange: true },
    });
    expect((await only()).status).toBe('confirmed');
  });

  test('by somebody of the same name is not one’s own change', async () => {
    const rita = { name: 'Asha', email: 'rita@shop.example', password: 'another long password' };
    await staff.ask('POST', '/api/staff', rita);
    const other = shop.browser();
    await other.signIn(rita);
    await book(appointment());
    const { id } = await only();
    await move(id, 'confirmed', 1, other);
    const { body } = await move(id, 'cancelled', 1);
    expect(body).toMatchObject({ current: { changedBy: 'Asha' } });
    expect(body).not.toMatchObject({ current: { ownChange: true } });
  });

  test('by two members at once succeeds for one of them', async () => {
    await book(appointment());
    const { id } = await only();
    const both = await Promise.all([move(id, 'confirmed', 1), move(id, 'cancelled', 1)]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await shop.db.selectFrom('booking_audit').selectAll().execute()).toHaveLength(2);
  });

  test('to cancelled frees the slot for somebody else', async () => {
    await book(appointment());
    const { id } = await only();
    await move(id, 'cancelled', 1);
    await book(appointment({ customerName: 'Somebody else' }));
    expect((await list()).total).toBe(2);
  });

  test('with an unknown status is rejected', async () => {
    await book(appointment());
    const { id } = await only();
    expect(await move(id, 'lost', 1)).toMatchObject({ status: 422, body: { code: 'invalid' } });
  });
});

describe('the figures', () => {
  test('count by status and by day, and sum the revenue of completed bookings', async () => {
    await book(appointment());
    await book(repairRequest());
    const { bookings } = await list('?sort=oldest');
    const done = bookings.find(({ kind }) => kind === 'appointment');
    await move(done?.id ?? '', 'confirmed', 1);
    await move(done?.id ?? '', 'in_progress', 2);
    await move(done?.id ?? '', 'completed', 3);
    const { status, body } = await staff.ask('GET', '/api/stats');
    expect(status).toBe(200);
    expect(body).toMatchObject({
      total: 2,
      byStatus: { pending: 1, confirmed: 0, in_progress: 0, completed: 1, cancelled: 0 },
      // The estimated price: the base price of an iPhone 15 Pro (specification, section 9).
      revenue: 260,
    });
    const { perDay } = body as { perDay: { shopDate: string; count: number }[] };
    expect(perDay).toHaveLength(30);
    expect(perDay[0]).toEqual({ shopDate: '2026-10-25', count: 0 });
    expect(perDay[29]).toEqual({ shopDate: '2026-11-23', count: 2 });
  });
});

describe('importing an export', () => {
  const exported = async () =>
    (await staff.ask('GET', '/api/bookings/export?sort=oldest')).body as Booking[];
  const take = (rows: unknown, browser = staff) =>
    browser.ask('POST', '/api/bookings/import', rows as object);

  test('gives an empty shop the same bookings and slots', async () => {
    await book(appointment());
    await book(repairRequest());
    const rows = await exported();
    const other = await openTestShop();
    const asha = await other.staff();
    expect(await take(rows, asha)).toMatchObject({ status: 200, body: { added: 2, skipped: 0 } });
    const again = await asha.ask('GET', '/api/bookings/export?sort=oldest');
    expect(again.body).toEqual(rows);
    const taken = await other.browser().ask('POST', '/api/bookings', appointment());
    expect(taken.status).toBe(409);
    await other.close();
  });

  test('lets other requests run, reports its progress, and lets others write', async () => {
    await book(repairRequest());
    const [sample] = await exported();
    const rows = Array.from({ length: 3000 }, (_, n) => ({
      ...sample,
      id: `row-${n}`,
      reference: `ROW${n}`,
    }));
    const seen = new Set<number>();
    const figures = new Set<number>();
    const steps = new Set<string>();
    let isOver = false;
    let hasBooked = false;
    const total = async (url: string) =>
      ((await staff.ask('GET', url)).body as { total: number }).total;
    const taking = take(rows).finally(() => (isOver = true));
    while (!isOver) {
      if (!hasBooked) await book(repairRequest());
      hasBooked = true;
      const { body } = await staff.ask('GET', '/api/bookings/import');
      const { running } = body as { running: { step: string } | null };
      if (running) steps.add(running.step);
      const counts = [await total('/api/bookings'), await total('/api/stats')];
      // The counts above were read during the import only if the import is still running now.
      const unended = await shop.db.selectFrom('imports').select('id').execute();
      if (unended.length) [seen, figures].forEach((set, at) => set.add(counts[at] ?? 0));
      // Requests in this test do not leave the process. Without this wait, the event loop could not
      // continue the import.
      await new Promise((resolve) => setImmediate(resolve));
    }
    expect(await taking).toMatchObject({ status: 200, body: { added: 3000, skipped: 0 } });
    expect([...steps]).toEqual(['checking', 'storing']);
    expect([[...seen], [...figures]]).toEqual([[2], [2]]);
    expect((await list()).total).toBe(3002);
    expect(await shop.db.selectFrom('imports').selectAll().execute()).toEqual([]);
  });

  test('stores nothing, and frees every slot, if a reference is taken during the import', async () => {
    await book(appointment());
    const [sample] = await exported();
    const rows = Array.from({ length: 500 }, (_, n) => ({
      ...sample,
      id: `row-${n}`,
      reference: `ROW${n}`,
    }));
    const taking = take(rows);
    const cameIn = () =>
      shop.db.selectFrom('bookings').select('id').where('import_id', 'is not', null);
    while (!(await cameIn().executeTakeFirst())) {
      await new Promise((resolve) => setImmediate(resolve));
    }
    await shop.db
      .updateTable('bookings')
      .set({ reference: 'ROW499' })
      .where('id', '=', sample?.id ?? '')
      .execute();
    expect(await taking).toMatchObject({
      status: 422,
      body: { fields: { '499.reference': expect.any(String) } },
    });
    expect((await list()).total).toBe(1);
    const slots = await shop.db.selectFrom('slots').select(['booked', 'capacity']).execute();
    expect(slots).toEqual([{ booked: 1, capacity: shop.config.slotCapacity }]);
    expect(await shop.db.selectFrom('imports').selectAll().execute()).toEqual([]);
  });

  describe('an import that has not ended', () => {
    const GONE = 'another-machine 1 cut';
    /** Stores one row of the file before the import. */
    beforeEach(async () => {
      await book(appointment());
      const [sample] = await exported();
      const row = { id: 'row-1', reference: 'ROW1', customerName: 'Coming Soon' };
      await take([{ ...sample, ...row, status: 'completed', version: 3 }]);
      const stored = shop.db.updateTable('bookings').set({ import_id: 'cut' });
      await stored.where('id', '=', 'row-1').execute();
      await inTransaction(shop.db, (trx) => beginImport(trx, 'cut', shop.clock.now, GONE));
    });
    const undo = () => undoAbandonedImports({ ...shop, now: () => shop.clock.now });
    const later = (seconds: number) => {
      shop.clock.now = new Date(shop.clock.now.getTime() + seconds * 1000);
    };

    test.each([
      '/api/bookings',
      '/api/bookings?search=coming%20soon',
      '/api/bookings?status=completed',
      `/api/bookings?appointmentDate=${TOMORROW}&sort=name`,
      '/api/bookings?spam=only',
    ])('shows nothing of itself in %s', async (url) => {
      const { body } = await staff.ask('GET', url);
      const { bookings, total } = body as BookingList;
      expect(bookings.map(({ id }) => id)).not.toContain('row-1');
      expect(total).toBe(bookings.length);
    });

    test('is in no file, figure or bulk action, and its bookings have no page', async () => {
      expect((await exported()).map(({ id }) => id)).not.toContain('row-1');
      expect((await staff.ask('GET', '/api/stats')).body).toMatchObject({
        total: 1,
        byStatus: { pending: 1, completed: 0 },
        revenue: 0,
      });
      expect((await staff.ask('GET', '/api/bookings/row-1')).status).toBe(404);
      const window = { action: 'spam', email: 'nisha@mail.example' };
      const { body } = await staff.ask('POST', '/api/bookings/sweep-previews', window);
      expect(body).toMatchObject({ total: 1, kept: 0 });
    });

    test('stays while its process lives, and no other import starts', async () => {
      later(29);
      expect(await undo()).toBe(0);
      expect(await take([])).toMatchObject({ status: 503, body: { code: 'unavailable' } });
      expect(await shop.db.selectFrom('imports').select('state').execute()).toEqual([
        { state: 'storing' },
      ]);
    });

    test('is undone after its process was silent, by one process', async () => {
      later(31);
      const undone = await Promise.all([undo(), undo()]);
      expect(undone.sort()).toEqual([0, 1]);
      expect(await shop.db.selectFrom('bookings').select('id').execute()).toHaveLength(1);
      expect(await shop.db.selectFrom('slots').select(['booked', 'capacity']).execute()).toEqual([
        { booked: 1, capacity: shop.config.slotCapacity },
      ]);
      expect(await take([])).toMatchObject({ status: 200 });
    });

    test('is undone before another one starts', async () => {
      const [sample] = await exported();
      later(31);
      const again = { ...sample, id: 'row-1', reference: 'ROW1' };
      expect(await take([again])).toMatchObject({ status: 200, body: { added: 1, skipped: 0 } });
      expect((await list()).total).toBe(2);
    });
  });

  test('leaves existing bookings unchanged', async () => {
    await book(appointment());
    const [row] = await exported();
    const changed = { ...row, customerName: 'Changed' };
    expect(await take({ bookings: [changed] })).toMatchObject({ body: { added: 0, skipped: 1 } });
    expect((await only()).customerName).toBe('Nisha Shrestha');
  });

  test.each([
    ['an unknown status', { status: 'lost' }],
    ['a day that does not exist', { appointmentDate: '2026-02-30' }],
    ['an appointment without a time', { appointmentTime: '' }],
    ['a name that is too long', { customerName: 'x'.repeat(500) }],
  ])('stores nothing when one row has %s', async (_name, change) => {
    await book(appointment());
    const [row] = await exported();
    const good = { ...row, id: 'good-1', reference: '4711' };
    const { status, body } = await take([
      good,
      { ...good, id: 'bad-1', reference: '4712', ...change },
    ]);
    expect(status).toBe(422);
    expect(body).toMatchObject({
      code: 'invalid',
      message: expect.stringContaining('Nothing was imported'),
    });
    expect((await list()).total).toBe(1);
  });

  test('stores nothing when a reference belongs to another booking', async () => {
    await book(appointment());
    const [row] = await exported();
    const { status, body } = await take([{ ...row, id: 'other-1' }]);
    expect(status).toBe(422);
    expect(body).toMatchObject({ fields: { '0.reference': expect.any(String) } });
  });

  test('rejects other files', async () => {
    expect((await take({ hello: 1 })).status).toBe(422);
  });
});

describe('a visitor', () => {
  test.each([
    ['GET', '/api/bookings'],
    ['GET', '/api/bookings/export'],
    ['POST', '/api/bookings/import'],
    ['GET', '/api/bookings/1'],
    ['POST', '/api/bookings/1/transitions'],
    ['GET', '/api/stats'],
    ['GET', '/api/events'],
    ['GET', '/api/quote-requests'],
    ['POST', '/api/quote-requests/1/handling'],
    ['GET', '/api/enquiries'],
    ['POST', '/api/enquiries/1/handling'],
    ['POST', '/api/posts/1/hiding'],
    ['POST', '/api/posts/1/replies/1/hiding'],
    ['GET', '/api/photos/1'],
    ['GET', '/api/staff'],
    ['POST', '/api/staff'],
    ['POST', '/api/staff/1/disabling'],
    ['GET', '/api/sessions'],
    ['DELETE', '/api/sessions/1'],
    ['DELETE', '/api/session'],
    ['POST', '/api/session/password'],
  ] as const)('may not %s %s', async (method, url) => {
    const { status, body } = await shop
      .browser()
      .ask(method, url, method === 'POST' ? {} : undefined);
    expect(status).toBe(401);
    expect(body).toMatchObject({ code: 'signed-out', requestId: expect.any(String) });
  });
});
