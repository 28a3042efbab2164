import { importBookings } from '../../domain/contract/bookingFiles';
import { createHttpShopData } from '../HttpShopData';
import { listSessions } from '../../domain/contract/ownAccount';
import { signIn, signOut } from '../../domain/contract/session';
import { answering, headerOf, json } from './answering.fixture';

test("contain the session's token once known, with changes only", async () => {
  const session = { staff: { id: '1', name: 'A', email: 'a@b.np' }, csrfToken: 'token-1' };
  const server = answering(json(200, session), json(200, []), new Response(null, { status: 204 }));
  const { call } = createHttpShopData({ baseUrl: '', ...server });
  await call(signIn, { body: { email: 'a@b.np', password: 'x' } });
  await call(listSessions, {});
  expect(await call(signOut, {})).toEqual({ ok: true, value: null });
  expect(server.asked.map((asked) => headerOf(asked, 'x-csrf-token'))).toEqual([
    null,
    null,
    'token-1',
  ]);
});

describe('a page with an outdated session token', () => {
  const forbidden = () => json(403, { code: 'forbidden', message: 'x' });
  const session = (csrfToken?: string) =>
    json(200, { staff: csrfToken ? { id: '1', name: 'A', email: 'a@b.np' } : null, csrfToken });

  test('requests the new one and retries, once', async () => {
    const server = answering(forbidden(), session('new'), json(200, { added: 1, skipped: 0 }));
    const { call } = createHttpShopData({ baseUrl: '', ...server });
    expect(await call(importBookings, { body: [] })).toEqual({
      ok: true,
      value: { added: 1, skipped: 0 },
    });
    expect(server.asked[2] && headerOf(server.asked[2], 'x-csrf-token')).toBe('new');
  });

  test('gives up if there is no other', async () => {
    const server = answering(forbidden(), session());
    const { call } = createHttpShopData({ baseUrl: '', ...server });
    expect(await call(importBookings, { body: [] })).toMatchObject({
      failure: { code: 'forbidden' },
    });
    expect(server.asked).toHaveLength(2);
  });
});
