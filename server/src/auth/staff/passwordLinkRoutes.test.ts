import { readPayload } from '../../notifications/email/mailPayload';
import { openTestShop, STAFF, type Browser, type TestShop } from '../../../test/testShop';

const MINUTE = 60_000;
const NEW = 'monsoon over the ridge';

let shop: TestShop;
let anybody: Browser;

beforeEach(async () => {
  shop = await openTestShop();
  anybody = shop.browser();
});
afterEach(() => shop.close());

const ask = (email: string) => anybody.ask('POST', '/api/password-links', { email });
const reset = (token: string, newPassword = NEW) =>
  anybody.ask('POST', '/api/password-links/use', { token, newPassword });
const wait = (minutes: number) =>
  (shop.clock.now = new Date(shop.clock.now.getTime() + minutes * MINUTE));
const tokens = async () => {
  const rows = await shop.db
    .selectFrom('outbox')
    .select('payload')
    .where('kind', '=', 'password-link')
    .orderBy('created_at')
    .execute();
  return rows.map(({ payload }) => readPayload(payload).token ?? '');
};
const linkFor = async () => {
  await ask(STAFF.email);
  return (await tokens()).at(-1) ?? '';
};

test('a link sets a new password, ends every session, and works once', async () => {
  const desk = await shop.staff();
  const token = await linkFor();
  expect((await reset(token)).status).toBe(204);
  expect((await desk.ask('GET', '/api/stats')).status).toBe(401);
  expect((await shop.browser().signIn()).status).toBe(401);
  expect((await shop.browser().signIn({ ...STAFF, password: NEW })).status).toBe(200);
  expect(await reset(token, 'another good password')).toMatchObject({
    status: 403,
    body: { code: 'forbidden', message: expect.stringContaining('already used') },
  });
});

test('the response and its duration are the same for an address without an account', async () => {
  const timed = async (email: string) => {
    const began = performance.now();
    const { status, body } = await ask(email);
    return { status, body, late: performance.now() - began > 140 };
  };
  const known = await timed(STAFF.email);
  expect(await timed('who@shop.example')).toEqual(known);
  expect(known).toMatchObject({ status: 204, late: true });
  expect(await tokens()).toHaveLength(1);
});

test('an account gets one email in five minutes, and a disabled one none', async () => {
  await ask(STAFF.email);
  await ask(STAFF.email);
  expect(await tokens()).toHaveLength(1);
  wait(6);
  await ask(STAFF.email);
  expect(await tokens()).toHaveLength(2);
  wait(6);
  await shop.db.updateTable('staff').set({ disabled_at: 'now' }).execute();
  await ask(STAFF.email);
  expect(await tokens()).toHaveLength(2);
});

test('a link stays valid after a newer request, and the first used link ends the others', async () => {
  const first = await linkFor();
  wait(6);
  const second = await linkFor();
  wait(6);
  const third = await linkFor();
  expect((await reset(second)).status).toBe(204);
  for (const token of [first, third]) expect((await reset(token)).status).toBe(403);
  wait(6);
  const early = await linkFor();
  wait(61);
  const late = await linkFor();
  expect(await shop.db.selectFrom('password_links').selectAll().execute()).toHaveLength(1);
  expect((await reset(early)).status).toBe(403);
  expect((await reset(late)).status).toBe(204);
});

test('an account gets five emails a day, and the fifth link stays valid', async () => {
  await shop.close();
  shop = await openTestShop({ RATE_LIMITS: '100' });
  anybody = shop.browser();
  for (let asked = 0; asked < 8; asked += 1) {
    await ask(STAFF.email);
    wait(6);
  }
  const sent = await tokens();
  expect(sent).toHaveLength(5);
  expect((await reset(sent.at(-1) ?? '')).status).toBe(204);
  wait(24 * 60);
  await ask(STAFF.email);
  expect(await tokens()).toHaveLength(6);
});

test('a link ends when the password is changed', async () => {
  const token = await linkFor();
  const desk = await shop.staff();
  const change = { currentPassword: STAFF.password, newPassword: 'another good password' };
  expect((await desk.ask('POST', '/api/session/password', change)).status).toBe(204);
  expect((await reset(token)).status).toBe(403);
});

test('a link ends when the account is disabled, also when it is enabled again', async () => {
  const desk = await shop.staff();
  const rita = { name: 'Rita', email: 'rita@mail.example', password: 'yet another password' };
  const { id } = (await desk.ask('POST', '/api/staff', rita)).body as { id: string };
  await ask(rita.email);
  const token = (await tokens()).at(-1) ?? '';
  for (const disabled of [true, false]) {
    await desk.ask('POST', `/api/staff/${id}/disabling`, { disabled });
  }
  expect((await reset(token)).status).toBe(403);
});

test('after a link was used, the account knows only the browser of the link', async () => {
  const desk = await shop.staff();
  const token = await linkFor();
  await reset(token);
  const account = { ...STAFF, password: NEW };
  for (let attempt = 0; attempt < 21; attempt += 1) {
    const address = `10.0.${attempt}.1`;
    const guess = { email: STAFF.email, password: 'guess' };
    await shop.browser().ask('POST', '/api/session', guess, { address });
  }
  expect(await desk.signIn(account)).toMatchObject({ body: { code: 'approval-needed' } });
  expect((await anybody.signIn(account)).status).toBe(200);
});

test('a link expires after an hour, and no other text works', async () => {
  const token = await linkFor();
  expect((await reset('guessed')).status).toBe(403);
  wait(61);
  expect((await reset(token)).status).toBe(403);
  expect((await shop.browser().signIn()).status).toBe(200);
});

test('a rejected password does not use up the link', async () => {
  const token = await linkFor();
  expect(await reset(token, 'short')).toMatchObject({
    status: 422,
    body: { fields: { newPassword: 'Use at least 12 characters' } },
  });
  expect(await reset(token, 'passwordpassword')).toMatchObject({
    status: 422,
    body: { fields: { newPassword: expect.stringContaining('easy to guess') } },
  });
  expect((await reset(token)).status).toBe(204);
});

test('if two people use one link, only one sets the password', async () => {
  const token = await linkFor();
  const both = await Promise.all([reset(token), reset(token, 'another good password')]);
  expect(both.map(({ status }) => status).sort()).toEqual([204, 403]);
});

test('a link of an account that was disabled since is invalid', async () => {
  const token = await linkFor();
  await shop.db.updateTable('staff').set({ disabled_at: 'now' }).execute();
  expect((await reset(token)).status).toBe(403);
});

test('the secret is stored as a hash', async () => {
  const token = await linkFor();
  const rows = await shop.db.selectFrom('password_links').selectAll().execute();
  expect(JSON.stringify(rows)).not.toContain(token);
});

test.each([{}, { email: 'no address' }, { email: 7 }])('%j is rejected', async (body) => {
  expect((await anybody.ask('POST', '/api/password-links', body)).status).toBe(422);
});

test('another site cannot request one', async () => {
  const headers = { origin: 'https://elsewhere.example' };
  const { status } = await anybody.ask(
    'POST',
    '/api/password-links',
    { email: STAFF.email },
    {
      headers,
    },
  );
  expect(status).toBe(403);
  expect(await tokens()).toEqual([]);
});
