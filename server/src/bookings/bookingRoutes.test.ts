import {
  appointment,
  NOW,
  openTestShop,
  repairRequest,
  TOMORROW,
  type TestShop,
} from '../../test/testShop';

let shop: TestShop;
beforeEach(async () => {
  shop = await openTestShop();
});
afterEach(() => shop.close());

const slot = async (shopDate: string, time: string) => {
  const url = `/api/availability?from=${shopDate}&to=${shopDate}`;
  const { body } = await shop.browser().ask('GET', url);
  const { days } = body as { days: { slots: { time: string }[] }[] };
  return days[0]?.slots.find((one) => one.time === time);
};
const stored = async () => (await shop.db.selectFrom('bookings').selectAll().execute()).length;

describe('booking an appointment', () => {
  test('gives a reference and a private link, and takes the slot', async () => {
    const { status, body } = await shop.browser().ask('POST', '/api/bookings', appointment());
    expect(status).toBe(201);
    expect(body).toMatchObject({
      reference: expect.stringMatching(/^\d{1,5}$/),
      token: expect.stringMatching(/^[\w-]{43}$/),
      kind: 'appointment',
      status: 'pending',
      version: 1,
      device: 'iPhone 15 Pro',
      service: 'Screen/LCD Replacement',
      duration: '45-120 minutes',
      appointmentDate: TOMORROW,
      appointmentTime: '9:30 AM',
      createdAt: NOW.toISOString(),
    });
    expect(await slot(TOMORROW, '9:30 AM')).toEqual({
      time: '9:30 AM',
      available: false,
      reason: 'taken',
    });
  });

  test('stores history, message and event with it, and never the token', async () => {
    const { body } = await shop.browser().ask('POST', '/api/bookings', appointment());
    const { token } = body as { token: string };
    const [booking] = await shop.db.selectFrom('bookings').selectAll().execute();
    expect(booking?.token_hash).not.toBe(token);
    const [audit] = await shop.db.selectFrom('booking_audit').selectAll().execute();
    expect(audit).toMatchObject({
      booking_id: booking?.id,
      from_status: null,
      to_status: 'pending',
      by_name: 'customer',
    });
    const [mail] = await shop.db.selectFrom('outbox').selectAll().execute();
    expect(mail).toMatchObject({
      booking_id: booking?.id,
      kind: 'booking-received',
      sent_at: null,
    });
    const [event] = await shop.db.selectFrom('events').selectAll().execute();
    expect(event).toMatchObject({ topic: 'bookings', subject_id: booking?.id });
  });

  test('a taken slot is rejected with the nearest free times', async () => {
    await shop.browser().ask('POST', '/api/bookings', appointment());
    const { status, body } = await shop.browser().ask('POST', '/api/bookings', appointment());
    expect(status).toBe(409);
    expect(body).toMatchObject({
      code: 'slot-taken',
      requestId: expect.any(String),
      // The slots at 9:00 AM and 10:30 AM are missing, because they are reserved for walk-ins.
      alternatives: [
        { shopDate: TOMORROW, time: '10:00 AM' },
        { shopDate: TOMORROW, time: '11:00 AM' },
        { shopDate: TOMORROW, time: '11:30 AM' },
      ],
    });
    expect(await stored()).toBe(1);
  });

  test.each([
    [
      'a day that has passed',
      { appointmentDate: '2026-11-20' },
      'day-not-bookable',
      'appointmentDate',
    ],
    ['a Saturday', { appointmentDate: '2026-11-28' }, 'day-not-bookable', 'appointmentDate'],
    ['a Sunday', { appointmentDate: '2026-11-29' }, 'day-not-bookable', 'appointmentDate'],
    ['a holiday', { appointmentDate: '2026-12-25' }, 'day-not-bookable', 'appointmentDate'],
    [
      'a day too far ahead',
      { appointmentDate: '2027-11-24' },
      'day-not-bookable',
      'appointmentDate',
    ],
    [
      'a slot kept for walk-ins',
      { appointmentTime: '9:00 AM' },
      'slot-not-bookable',
      'appointmentTime',
    ],
    [
      'a time outside the desk hours',
      { appointmentTime: '6:00 PM' },
      'slot-not-bookable',
      'appointmentTime',
    ],
    [
      'a time that has begun today',
      { appointmentDate: '2026-11-23', appointmentTime: '11:30 AM' },
      'slot-not-bookable',
      'appointmentTime',
    ],
  ])('%s is rejected and changes nothing', async (_name, change, code, field) => {
    const { status, body } = await shop.browser().ask('POST', '/api/bookings', appointment(change));
    expect(status).toBe(422);
    expect(body).toMatchObject({ code, fields: { [field]: expect.any(String) } });
    expect(await stored()).toBe(0);
    expect(await shop.db.selectFrom('slots').selectAll().execute()).toEqual([]);
  });

  test.each([
    ['customerName', { customerName: '  ' }, 'Name is required'],
    ['customerEmail', { customerEmail: 'nobody' }, 'Please enter a valid email'],
    ['customerPhone', { customerPhone: '', customerEmail: '' }, 'Phone number is required'],
    ['deviceModel', { deviceModel: '' }, 'Device model is required'],
    ['repairIssue', { repairIssue: '' }, 'Please describe the repair issue'],
    ['appointmentDate', { appointmentDate: '2026-02-30' }, 'This day does not exist'],
  ])('an invalid %s is reported with its message', async (field, change, message) => {
    const { status, body } = await shop.browser().ask('POST', '/api/bookings', appointment(change));
    expect(status).toBe(422);
    expect(body).toMatchObject({ code: 'invalid', fields: { [field]: message } });
  });

  test('a missing field has its own message and no technical one', async () => {
    const { customerName: _left, ...rest } = appointment();
    const { body } = await shop.browser().ask('POST', '/api/bookings', rest);
    expect(body).toMatchObject({ fields: { customerName: 'Name is required' } });
  });

  test('a body that is not JSON is 400, another media type 415, a huge one 413', async () => {
    const ask = (payload: string, type: string) =>
      shop.browser().ask('POST', '/api/bookings', payload, { headers: { 'content-type': type } });
    expect(await ask('{', 'application/json')).toMatchObject({
      status: 400,
      body: { code: 'invalid' },
    });
    expect(await ask('a=b', 'text/csv')).toMatchObject({
      status: 415,
      body: { code: 'unsupported-media' },
    });
    expect(await ask(JSON.stringify('x'.repeat(200_000)), 'application/json')).toMatchObject({
      status: 413,
      body: { code: 'too-large' },
    });
  });

  test('characters that databases cannot store are removed', async () => {
    const customerName = 'Ni\0sha \ud800';
    const { status, body } = await shop
      .browser()
      .ask('POST', '/api/bookings', appointment({ customerName }));
    expect(status).toBe(201);
    expect(body).toMatchObject({ customerName: 'Nisha \ufffd' });
  });

  test('a slot with capacity two accepts two bookings', async () => {
    const roomy = await openTestShop({ SLOT_CAPACITY: '2' });
    const book = () => roomy.browser().ask('POST', '/api/bookings', appointment());
    const statuses = [(await book()).status, (await book()).status, (await book()).status];
    expect(statuses).toEqual([201, 201, 409]);
    await roomy.close();
  });

  test('of 200 simultaneous requests for one slot exactly one succeeds', async () => {
    const racers = Array.from({ length: 200 }, () =>
      shop.browser().ask('POST', '/api/bookings', appointment()),
    );
    const statuses = (await Promise.all(racers)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 201)).toHaveLength(1);
    expect(statuses.filter((status) => status === 409)).toHaveLength(199);
    expect(await stored()).toBe(1);
  });
});

describe('a request without a fixed time', () => {
  test('gets a ticket and takes no slot', async () => {
    const { status, body } = await shop.browser().ask('POST', '/api/bookings', repairRequest());
    expect(status).toBe(201);
    expect(body).toMatchObject({
      reference: expect.stringMatching(/^MCS\d{1,4}$/),
      kind: 'request',
      appointmentDate: '',
      appointmentTime: '',
      preferredDate: 'Any morning',
    });
    expect(await shop.db.selectFrom('slots').selectAll().execute()).toEqual([]);
  });

  test.each([
    ['fullName', { fullName: 'A' }, 'Name must be at least 2 characters'],
    ['email', { email: 'a@b' }, 'Invalid email address'],
    ['phone', { phone: '984100000' }, 'Phone number must be at least 10 digits'],
    ['device', { device: 'x' }, 'Please specify your device'],
    [
      'issue',
      { issue: 'It is broken, really'.slice(0, 19) },
      'Please describe the issue in detail (at least 20 characters)',
    ],
  ])('an invalid %s is reported with its message', async (field, change, message) => {
    const { status, body } = await shop
      .browser()
      .ask('POST', '/api/bookings', repairRequest(change));
    expect(status).toBe(422);
    expect(body).toMatchObject({ fields: { [field]: message } });
  });
});

describe('a submission that is sent again', () => {
  const send = (body: unknown, key: string) =>
    shop.browser().ask('POST', '/api/bookings', body, { headers: { 'idempotency-key': key } });

  test.each([
    ['appointment', appointment()],
    ['request', repairRequest()],
  ])(
    'an %s with the same key and body books once and gets the same response',
    async (_kind, body) => {
      const first = await send(body, 'key-1');
      const second = await send(body, 'key-1');
      expect(second.status).toBe(201);
      expect(second.body).toEqual(first.body);
      expect(second.headers['idempotent-replayed']).toBe('true');
      expect(await stored()).toBe(1);
    },
  );

  test('fifty times at once books once', async () => {
    const all = await Promise.all(Array.from({ length: 50 }, () => send(appointment(), 'key-1')));
    expect(new Set(all.map(({ status }) => status))).toEqual(new Set([201]));
    expect(new Set(all.map(({ body }) => JSON.stringify(body))).size).toBe(1);
    expect(await stored()).toBe(1);
  });

  test('with another body is rejected', async () => {
    await send(appointment(), 'key-1');
    const other = await send(appointment({ appointmentTime: '10:00 AM' }), 'key-1');
    expect(other).toMatchObject({ status: 422, body: { code: 'key-reused' } });
    expect(await stored()).toBe(1);
  });

  test('still gets its response after its day has passed', async () => {
    const first = await send(appointment(), 'key-1');
    shop.clock.now = new Date('2026-12-01T06:00:00Z');
    expect((await send(appointment(), 'key-1')).body).toEqual(first.body);
  });

  test('may be retried with the same key after a refusal', async () => {
    await send(appointment(), 'key-1');
    expect((await send(appointment(), 'key-2')).status).toBe(409);
    expect((await send(appointment({ appointmentTime: '10:00 AM' }), 'key-2')).status).toBe(201);
  });

  test('its stored response cannot be read without the key', async () => {
    await send(appointment(), 'key-1');
    const [row] = await shop.db.selectFrom('idempotency').selectAll().execute();
    expect(JSON.stringify(row)).not.toMatch(/Nisha|key-1|token/);
  });
});
