import * as z from 'zod/mini';
import { readAvailability } from '../domain/contract/availability';
import { checkedBy, named } from '../domain/contract/named';
import { isAvailability } from '../domain/rules/isAvailability';
import { idParams, operation } from '../domain/contract/operation';
import { createSend } from './http/send';
import { callInBrowser, callOver, inBrowser, renewingCall } from './operations';

const read = operation({
  id: 'readThing',
  tag: 'things',
  summary: 'A thing',
  method: 'GET',
  path: '/things/:id/parts',
  right: null,
  params: idParams,
  query: z.object({ page: z.optional(z.coerce.number<number>()) }),
  answer: z.object({ name: z.string() }),
  reads: ['Bookings'],
  withoutServer: { name: 'kept here' },
});
const write = operation({
  id: 'writeThing',
  tag: 'things',
  summary: 'Write a thing',
  method: 'PUT',
  path: '/things/:id',
  right: 'own-account',
  params: idParams,
  body: z.object({ name: z.string() }),
  answer: null,
  stale: ['Bookings'],
});

function over(respond: () => Response) {
  const asked: { address: string; init: RequestInit }[] = [];
  const send = createSend({
    baseUrl: 'https://shop.example',
    fetch: async (address, init = {}) => {
      asked.push({ address: String(address), init });
      return respond();
    },
  });
  return { call: callOver(send), send, asked };
}

test('an operation uses its address and method, and its response is validated', async () => {
  const { call, asked } = over(() => Response.json({ name: 'screen' }));
  expect(await call(read, { params: { id: 'a/b' }, query: { page: 2 } })).toEqual({
    ok: true,
    value: { name: 'screen' },
  });
  expect(asked[0]).toMatchObject({
    address: 'https://shop.example/api/things/a%2Fb/parts?page=2',
    init: { method: 'GET' },
  });
  const { call: wrong } = over(() => Response.json({ title: 'screen' }));
  expect(await wrong(read, { params: { id: 'a' }, query: {} })).toMatchObject({
    failure: { code: 'internal' },
  });
});

test('an operation without schemas is sent like its declaration, and its response is checked', async () => {
  const readDays = checkedBy<typeof readAvailability>(isAvailability, {
    id: 'readAvailability',
    method: 'GET',
    path: '/availability',
    reads: ['Availability'],
  });
  const input = { query: { from: '2026-03-01', to: '2026-03-31' } };
  const answer = { days: [{ shopDate: '2026-03-01', bookable: false, slots: [] }] };
  const asked: unknown[] = [];
  for (const declared of [readAvailability, readDays]) {
    const good = over(() => Response.json(answer));
    expect(await good.call(declared, input)).toEqual({ ok: true, value: answer });
    asked.push(good.asked.map(({ address, init }) => [address, init.method]));
    const bad = over(() => Response.json({ days: [{ ...answer.days[0], shopDate: 'soon' }] }));
    expect(await bad.call(declared, input)).toMatchObject({ failure: { code: 'internal' } });
  }
  expect(asked[0]).toEqual([
    ['https://shop.example/api/availability?from=2026-03-01&to=2026-03-31', 'GET'],
  ]);
  expect(asked[1]).toEqual(asked[0]);
});

test('a body is sent as JSON, with the key of the submission', async () => {
  const { call, asked } = over(() => new Response(null, { status: 204 }));
  const input = { params: { id: 'a' }, body: { name: 'screen' } };
  expect(await call(write, input, { key: 'k1' })).toEqual({ ok: true, value: null });
  expect(asked[0]?.init).toMatchObject({
    method: 'PUT',
    body: '{"name":"screen"}',
    headers: { 'content-type': 'application/json', 'idempotency-key': 'k1' },
  });
});

test("a session's token is sent with every change until the session ends", async () => {
  const opening = operation({
    ...{
      id: 'open',
      tag: 'things',
      summary: 'Open',
      method: 'POST',
      path: '/session',
      right: null,
    },
    answer: z.object({ csrfToken: z.string() }),
    session: 'answered',
    stale: [],
  });
  const ending = operation({
    ...{
      id: 'end',
      tag: 'things',
      summary: 'End',
      method: 'DELETE',
      path: '/session',
      right: null,
    },
    answer: null,
    session: 'ended',
    stale: [],
  });
  const { call, asked } = over(() => Response.json({ csrfToken: 'token', name: 'screen' }));
  await call(opening, {});
  await call(read, { params: { id: 'a' }, query: {} });
  await call(ending, {});
  await call(ending, {});
  const tokens = asked.map(({ init }) => new Headers(init.headers).get('x-csrf-token'));
  expect(tokens).toEqual([null, null, 'token', null]);
});

test.each([
  ['answered', () => new Response(null, { status: 204 }), 1],
  ['refused', () => Response.json({ code: 'conflict', message: 'Changed' }, { status: 409 }), 1],
  ['without an answer', () => Response.error(), 0],
])(
  'a write that is %s invalidates its tags as often as it should',
  async (_how, respond, times) => {
    const renew = jest.fn();
    const call = renewingCall(
      over(() => {
        const response = respond();
        if (response.type === 'error') throw new TypeError('no network');
        return response;
      }).call,
      renew,
    );
    await call(write, { params: { id: 'a' }, body: { name: 'screen' } });
    expect(renew.mock.calls).toEqual(Array.from({ length: times }, () => [['Bookings']]));
  },
);

test('an operation called by name follows its contract', async () => {
  const byName = named<typeof read>({
    id: 'readThing',
    reads: ['Bookings'],
    withoutServer: { name: 'kept here' },
  });
  const { send, asked } = over(() => Response.json({ name: 'screen' }));
  const input = { params: { id: 'a' }, query: {} };
  expect(await callOver(send, async () => ({ readThing: read }))(byName, input)).toEqual({
    ok: true,
    value: { name: 'screen' },
  });
  expect(asked[0]?.address).toBe('https://shop.example/api/things/a/parts');
  expect(await callOver(send)(byName, input)).toMatchObject({ failure: { code: 'internal' } });
  const away = () => Promise.reject(new Error('away'));
  expect(await callOver(send, away)(byName, input)).toMatchObject({ failure: { code: 'network' } });
});

test('input that must not be in an address is a header', async () => {
  const { call, asked } = over(() => Response.json({ name: 'screen' }));
  const guarded = operation({
    ...read,
    params: idParams,
    headers: z.object({ 'x-secret': z.string() }),
  });
  await call(guarded, { params: { id: 'a' }, query: {}, headers: { 'x-secret': 'hush' } });
  expect(asked[0]?.address).not.toContain('hush');
  expect(asked[0]?.init.headers).toMatchObject({ 'x-secret': 'hush' });
});

test('a file is sent in its field of a form', async () => {
  const { call, asked } = over(() => new Response(null, { status: 204 }));
  const upload = operation({ ...write, body: undefined, file: 'photo' });
  await call(upload, { params: { id: 'a' }, file: new Blob(['abc']) });
  const form = asked[0]?.init.body as FormData;
  expect(await (form.get('photo') as File).text()).toBe('abc');
});

test('a read invalidates nothing', async () => {
  const renew = jest.fn();
  const call = renewingCall(over(() => Response.json({ name: 'screen' })).call, renew);
  await call(read, { params: { id: 'a' }, query: {} });
  expect(renew).not.toHaveBeenCalled();
});

test('without a server an operation returns the answer of its contract, or that it needs a server', async () => {
  expect(await callInBrowser()(read, { params: { id: 'a' }, query: {} })).toEqual({
    ok: true,
    value: { name: 'kept here' },
  });
  const input = { params: { id: 'a' }, body: { name: 'screen' } };
  expect(await callInBrowser()(write, input)).toMatchObject({ failure: { code: 'unavailable' } });
});

test('without a server an operation with a function in the browser returns its result', async () => {
  const call = callInBrowser(
    inBrowser(read, async ({ params }) => ({ ok: true, value: { name: params.id } })),
  );
  expect(await call(read, { params: { id: 'a' }, query: {} })).toEqual({
    ok: true,
    value: { name: 'a' },
  });
});
