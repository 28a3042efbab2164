import * as z from 'zod/mini';
import { readAvailability } from '../../domain/contract/availability';
import { readBookingStats } from '../../domain/contract/bookings';
import { listPosts } from '../../domain/contract/community';
import { createEnquiry } from '../../domain/contract/enquiries';
import { createHttpShopData } from '../HttpShopData';
import { answering, headerOf, json } from './answering.fixture';
import { createSend } from './send';

describe('a submission that needs a proof of work', () => {
  const challenge = {
    parameters: {
      algorithm: 'PBKDF2/SHA-256',
      nonce: 'ab',
      salt: 'ab',
      cost: 1,
      keyLength: 32,
      keyPrefix: 'ab',
      keySignature: 'ab',
      data: { network: 'n', expires: 1 },
    },
    signature: 'ab',
  };
  const needed = () => json(428, { code: 'proof-needed', message: 'x', challenge });
  const session = () => json(200, { staff: null });
  const enquiry = { customerName: 'Asha', customerPhone: '9800000001', items: [] };

  test('is sent again with the same text and key, and reports the calculation', async () => {
    const server = answering(needed(), session(), json(201, { reference: 'E1' }));
    const checks: boolean[] = [];
    const data = createHttpShopData({
      baseUrl: '',
      ...server,
      prove: async ({ signature }) => `proof of ${signature}`,
      onChecking: (isChecking) => checks.push(isChecking),
    });
    expect(await data.call(createEnquiry, { body: enquiry }, { key: 'key' })).toMatchObject({
      ok: true,
      value: { reference: 'E1' },
    });
    const [first, , again] = server.asked;
    expect(again?.init.body).toBe(first?.init.body);
    expect(again && headerOf(again, 'idempotency-key')).toBe('key');
    expect(first && headerOf(first, 'x-proof')).toBeNull();
    expect(again && headerOf(again, 'x-proof')).toBe('proof of ab');
    expect(checks).toEqual([true, false]);
  });

  test.each<[string, () => Promise<string | null>]>([
    ['takes too long', async () => null],
    ['is impossible here', () => Promise.reject(new Error('no crypto'))],
  ])('that %s fails with a message about what to do', async (_name, prove) => {
    const data = createHttpShopData({ baseUrl: '', ...answering(needed(), session()), prove });
    expect(await data.call(createEnquiry, { body: enquiry }, { key: 'key' })).toMatchObject({
      ok: false,
      failure: { code: 'proof-needed', message: expect.stringContaining('call us') },
    });
  });

  test('is not repeated endlessly if no proof is accepted', async () => {
    const server = answering(needed(), session(), needed(), needed(), needed());
    const data = createHttpShopData({ baseUrl: '', ...server, prove: async () => 'x' });
    expect(await data.call(createEnquiry, { body: enquiry }, { key: 'key' })).toMatchObject({
      ok: false,
    });
    expect(server.asked).toHaveLength(4);
  });

  test('is sent with the token of a session that the page did not know', async () => {
    const known = json(200, {
      staff: { id: '1', name: 'Asha', email: 'asha@shop.example' },
      csrfToken: 'token',
    });
    const server = answering(needed(), known, json(201, { reference: 'E1' }));
    const data = createHttpShopData({ baseUrl: '', ...server, prove: async () => null });
    expect((await data.call(createEnquiry, { body: enquiry }, { key: 'key' })).ok).toBe(true);
    const last = server.asked.at(-1);
    expect(last && headerOf(last, 'x-csrf-token')).toBe('token');
  });
});

describe('a request to the server', () => {
  const ask = (answer: Response | Error) =>
    createHttpShopData({ baseUrl: '', ...answering(answer) }).call(readBookingStats, {});

  test.each([
    ['nobody answers', new TypeError('Failed to fetch'), 'network'],
    ['the answer has another shape', json(200, { hello: 1 }), 'internal'],
    ['the answer is not JSON', new Response('<html>', { status: 200 }), 'internal'],
    [
      'a proxy says that the server is gone',
      new Response('<html>', { status: 502 }),
      'unavailable',
    ],
    ['a proxy gave up waiting', new Response('', { status: 504 }), 'unavailable'],
    ['a proxy counts requests', new Response('', { status: 429 }), 'too-many-requests'],
    ['the code is of a later version', json(409, { code: 'new-reason', message: 'x' }), 'internal'],
    ['nobody is signed in', json(401, { code: 'signed-out', message: 'x' }), 'signed-out'],
  ])('when %s is a failure as a value', async (_name, answer, code) => {
    expect(await ask(answer)).toMatchObject({ ok: false, failure: { code } });
  });

  test('that a proxy rejects keeps the time to wait', async () => {
    const answer = new Response('', { status: 503, headers: { 'retry-after': '7' } });
    expect(await ask(answer)).toMatchObject({ failure: { retryAfterSeconds: 7 } });
  });

  test('leaves out undefined parameters', async () => {
    const server = answering(json(200, { posts: [], next: null }));
    const data = createHttpShopData({ baseUrl: 'http://shop.test', ...server });
    await data.call(listPosts, {
      query: { search: 'a b&c', category: 'All', after: '', limit: 20 },
    });
    expect(server.asked[0]?.url).toBe(
      'http://shop.test/api/posts?search=a+b%26c&category=All&limit=20',
    );
  });

  test('ends when its caller cancels it', async () => {
    const controller = new AbortController();
    const fetch: typeof globalThis.fetch = (_input, init) =>
      new Promise((_resolve, reject) =>
        init?.signal?.addEventListener('abort', () => reject(new Error('aborted'))),
      );
    const data = createHttpShopData({ baseUrl: '', fetch });
    const asked = data.call(
      readAvailability,
      { query: { from: '2026-11-24', to: '2026-11-24' } },
      { signal: controller.signal },
    );
    controller.abort();
    expect(await asked).toMatchObject({ ok: false, failure: { code: 'network' } });
  });

  test('ends after a time without a response', async () => {
    jest.useFakeTimers();
    const fetch: typeof globalThis.fetch = (_input, init) =>
      new Promise((_resolve, reject) =>
        init?.signal?.addEventListener('abort', () => reject(new Error('aborted'))),
      );
    const send = createSend({ baseUrl: '', fetch, timeoutMs: 20_000 });
    const asked = send({ path: '/stats', schema: z.unknown() });
    jest.advanceTimersByTime(20_000);
    expect(await asked).toMatchObject({ failure: { code: 'network' } });
    jest.useRealTimers();
  });
});

describe('headers of a request', () => {
  const receipt = { reference: 'E1' };

  test('contain the idempotency key of a submission', async () => {
    const server = answering(json(201, receipt));
    const data = createHttpShopData({ baseUrl: '', ...server });
    const body = { customerName: 'A', customerPhone: '1', items: [] };
    await data.call(createEnquiry, { body }, { key: 'key-1' });
    const [asked] = server.asked;
    expect(asked && headerOf(asked, 'idempotency-key')).toBe('key-1');
    expect(asked?.init).toMatchObject({ method: 'POST', credentials: 'same-origin' });
  });
});

test('a failure can be tried again if the code that reads it does not load', async () => {
  jest.resetModules();
  jest.doMock('./failureSchemas', () => {
    throw new Error('no connection');
  });
  const { createSend: createFreshSend } = await import('./send');
  const taken = json(409, { code: 'slot-taken', message: 'taken' });
  const send = createFreshSend({ baseUrl: '', ...answering(taken) });
  expect(await send({ method: 'POST', path: '/bookings', schema: null })).toEqual({
    ok: false,
    failure: { code: 'unavailable', message: expect.stringContaining('try again') },
  });
  jest.dontMock('./failureSchemas');
});
