import createClient, { type Middleware } from 'openapi-fetch';
import type { paths } from './apiSchema';
import { openTestShop, STAFF, TOMORROW, type TestShop } from './testShop';

// Tests the API with a client that is generated from docs/openapi.json, as an external program
// might. If the document does not describe a call, the test does not compile. If the server does
// not support the call, the test fails when it runs.

let shop: TestShop;
let baseUrl: string;
beforeEach(async () => {
  shop = await openTestShop();
  baseUrl = await shop.app.listen({ port: 0, host: '127.0.0.1' });
});
afterEach(() => shop.close());

/**
 * Returns a client of the API that stores cookies. With changes, it sends the token of the session,
 * as docs/openapi.json requires for staff.
 */
function program() {
  const cookies = new Map<string, string>();
  let csrfToken: string | undefined;
  const keepSession: Middleware = {
    onRequest({ request }) {
      request.headers.set('cookie', [...cookies].map((pair) => pair.join('=')).join('; '));
      request.headers.set('connection', 'close');
      if (csrfToken) request.headers.set('x-csrf-token', csrfToken);
    },
    async onResponse({ response }) {
      for (const line of response.headers.getSetCookie()) {
        const [name = '', value = ''] = (line.split(';')[0] ?? '').split('=');
        cookies.set(name, value);
      }
    },
  };
  const client = createClient<paths>({ baseUrl });
  client.use(keepSession);
  return {
    client,
    async signIn() {
      const { data } = await client.POST('/api/session', { body: STAFF });
      csrfToken = data?.csrfToken;
    },
  };
}

const APPOINTMENT = {
  kind: 'appointment',
  customerName: 'Nisha Shrestha',
  customerEmail: 'nisha@mail.example',
  customerPhone: '+977 980-0000001',
  deviceModel: 'iPhone 15 Pro',
  repairIssue: 'Cracked glass after a fall',
  appointmentDate: TOMORROW,
  appointmentTime: '9:30 AM',
} as const;
const once = (key: string) => ({ header: { 'idempotency-key': key } });

test('a program requests a day, books a time, and reads the booking by its link', async () => {
  const { client } = program();
  const range = { from: TOMORROW, to: TOMORROW };
  const { data } = await client.GET('/api/availability', { params: { query: range } });
  expect(data?.days[0]?.slots.filter(({ available }) => available)).toHaveLength(12);
  const booked = await client.POST('/api/bookings', { body: APPOINTMENT, params: once('one') });
  expect(booked.response.status).toBe(201);
  const token = booked.data?.token ?? '';
  const mine = await client.GET('/api/my-bookings', { headers: { 'x-booking-token': token } });
  expect(mine.data?.receipt.reference).toBe(booked.data?.reference);
  expect(mine.data?.timeline.map(({ to }) => to)).toEqual(['pending']);
});

test('a taken time is rejected by code, with the nearest others', async () => {
  const { client } = program();
  await client.POST('/api/bookings', { body: APPOINTMENT, params: once('one') });
  const { error, response } = await client.POST('/api/bookings', {
    body: { ...APPOINTMENT, customerName: 'Bibek Lama' },
    params: once('two'),
  });
  expect(response.status).toBe(409);
  expect(error?.code).toBe('slot-taken');
  expect(error?.alternatives?.length).toBeGreaterThan(0);
});

test('a missing field is named', async () => {
  const { client } = program();
  const { error, response } = await client.POST('/api/bookings', {
    body: { ...APPOINTMENT, customerName: ' ' },
    params: once('one'),
  });
  expect(response.status).toBe(422);
  expect(error?.fields).toMatchObject({ customerName: 'Name is required' });
  expect(error?.requestId).toBeTruthy();
});

test('staff list and confirm a booking, and an outdated change is rejected with the current version', async () => {
  const { client, signIn } = program();
  await client.POST('/api/bookings', { body: APPOINTMENT, params: once('one') });
  const visitor = await client.GET('/api/bookings');
  expect(visitor.response.status).toBe(401);
  await signIn();
  const { data } = await client.GET('/api/bookings');
  const [booking] = data?.bookings ?? [];
  const change = { params: { path: { id: booking?.id ?? '' } }, body: CONFIRM };
  const confirmed = await client.POST('/api/bookings/{id}/transitions', change);
  expect(confirmed.data).toMatchObject({ status: 'confirmed', version: 2 });
  const again = await client.POST('/api/bookings/{id}/transitions', change);
  expect(again.response.status).toBe(409);
  expect(again.error?.current).toMatchObject({ status: 'confirmed', version: 2 });
});

test('a thread is created, answered and listed', async () => {
  const { client } = program();
  const thread = {
    author: 'Nisha',
    title: 'Battery',
    category: 'iPhone',
    content: 'It drains',
  } as const;
  const { data: post } = await client.POST('/api/posts', { body: thread, params: once('one') });
  const path = { id: post?.id ?? '' };
  const answered = await client.POST('/api/posts/{id}/replies', {
    params: { ...once('two'), path },
    body: { author: 'Bibek', content: 'Mine too' },
  });
  expect(answered.response.status).toBe(201);
  const { data } = await client.GET('/api/posts', {
    params: { query: { category: 'iPhone' } },
  });
  expect(data?.posts.find(({ id }) => id === post?.id)?.replyCount).toBe(1);
});

const CONFIRM = { to: 'confirmed', version: 1 } as const;
