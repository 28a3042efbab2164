import { openTestShop, STAFF, type TestShop } from '../../../test/testShop';
import { createSetupToken } from './accounts';

let shop: TestShop;
beforeEach(async () => {
  shop = await openTestShop();
});
afterEach(() => shop.close());

const HOUR = 60 * 60_000;
const pass = (milliseconds: number) => {
  shop.clock.now = new Date(shop.clock.now.getTime() + milliseconds);
};

describe('signing in', () => {
  test('opens a session that scripts cannot read and other sites do not send', async () => {
    const browser = shop.browser();
    const { status, body, headers } = await browser.signIn();
    expect(status).toBe(200);
    expect(body).toMatchObject({
      staff: { name: 'Asha', email: STAFF.email },
      csrfToken: expect.any(String),
    });
    const cookies = String(headers['set-cookie']);
    expect(cookies).toMatch(/session=[\w-]{43}; Max-Age=\d+; Path=\/; HttpOnly; SameSite=Lax/);
    const [session] = await shop.db.selectFrom('sessions').selectAll().execute();
    expect(cookies).not.toContain(session?.token_hash);
    expect((await browser.ask('GET', '/api/session')).body).toEqual(body);
  });

  test('under HTTPS binds the cookie to this host', async () => {
    const secure = await openTestShop({ PUBLIC_URL: 'https://shop.example' });
    const { headers } = await secure.browser().signIn();
    expect(String(headers['set-cookie'])).toMatch(/__Host-session=[^;]+;.*SameSite=Lax; Secure/);
    await secure.close();
  });

  test.each([
    ['a wrong password', { email: STAFF.email, password: 'wrong' }],
    ['an unknown account', { email: 'who@shop.example', password: STAFF.password }],
  ])('with %s gets the same response', async (_name, account) => {
    const { status, body } = await shop.browser().signIn(account);
    expect(status).toBe(401);
    expect(body).toMatchObject({
      code: 'wrong-credentials',
      message: 'The email address or password is wrong',
    });
  });

  test('accepts the email address in any case', async () => {
    expect((await shop.browser().signIn({ ...STAFF, email: ' Asha@Shop.example ' })).status).toBe(
      200,
    );
  });

  test('with an empty field gets a message', async () => {
    const { status, body } = await shop.browser().signIn({ email: '', password: '' });
    expect(status).toBe(422);
    expect(body).toMatchObject({
      fields: { email: 'Email is required', password: 'Password is required' },
    });
  });

  test('a visitor has no session', async () => {
    expect(await shop.browser().ask('GET', '/api/session')).toMatchObject({
      status: 200,
      body: { staff: null },
    });
  });
});

describe('a session', () => {
  test('ends at sign-out', async () => {
    const staff = await shop.staff();
    expect((await staff.ask('DELETE', '/api/session')).status).toBe(204);
    expect((await staff.ask('GET', '/api/bookings')).status).toBe(401);
  });

  test('ends after twelve hours without use', async () => {
    const staff = await shop.staff();
    pass(11 * HOUR);
    expect((await staff.ask('GET', '/api/stats')).status).toBe(200);
    pass(11 * HOUR);
    expect((await staff.ask('GET', '/api/stats')).status).toBe(200);
    pass(12 * HOUR);
    expect((await staff.ask('GET', '/api/stats')).status).toBe(401);
  });

  test('ends after seven days in any case', async () => {
    const staff = await shop.staff();
    for (let hours = 0; hours < 7 * 24 - 8; hours += 8) {
      pass(8 * HOUR);
      expect((await staff.ask('GET', '/api/stats')).status).toBe(200);
    }
    pass(8 * HOUR);
    expect((await staff.ask('GET', '/api/stats')).status).toBe(401);
  });

  test('is listed with its device, and can be ended from another session', async () => {
    const phone = await shop.staff();
    const desk = shop.browser();
    await desk.ask('GET', '/api/session');
    await desk.signIn();
    const { body } = await desk.ask('GET', '/api/sessions');
    const sessions = body as { id: string; current: boolean }[];
    expect(sessions.map(({ current }) => current)).toEqual([true, false]);
    const other = sessions.find(({ current }) => !current);
    expect((await desk.ask('DELETE', `/api/sessions/${other?.id}`)).status).toBe(204);
    expect((await phone.ask('GET', '/api/stats')).status).toBe(401);
    expect((await desk.ask('DELETE', `/api/sessions/${other?.id}`)).status).toBe(404);
  });
});

describe('a change', () => {
  test('needs the page token', async () => {
    const staff = await shop.staff();
    const without = await staff.ask('POST', '/api/staff', {}, { csrf: false });
    expect(without).toMatchObject({ status: 403, body: { code: 'forbidden' } });
    const wrong = await staff.ask(
      'POST',
      '/api/staff',
      {},
      { csrf: false, headers: { 'x-csrf-token': 'x' } },
    );
    expect(wrong.status).toBe(403);
    expect((await staff.ask('POST', '/api/staff', {})).status).toBe(422);
  });

  test.each([
    [{ origin: 'https://evil.example' }, 403],
    [{ origin: 'null' }, 403],
    [{ 'sec-fetch-site': 'cross-site' }, 403],
    [{ 'sec-fetch-site': 'same-site' }, 403],
    [{ origin: 'http://evil.example', host: 'evil.example' }, 403],
    [{ 'sec-fetch-site': 'same-origin' }, 200],
    [{}, 200],
  ])('requested with %j gets status %i', async (headers, expected) => {
    const { status } = await shop.browser().ask('POST', '/api/session', STAFF, { headers });
    expect(status).toBe(expected);
  });
});

describe('a password', () => {
  const NEW = 'another long password';

  test('can be changed; the other sessions end', async () => {
    const phone = await shop.staff();
    const desk = await shop.staff();
    const change = { currentPassword: STAFF.password, newPassword: NEW };
    expect((await desk.ask('POST', '/api/session/password', change)).status).toBe(204);
    expect((await desk.ask('GET', '/api/stats')).status).toBe(200);
    expect((await phone.ask('GET', '/api/stats')).status).toBe(401);
    expect((await shop.browser().signIn()).status).toBe(401);
    expect((await shop.browser().signIn({ ...STAFF, password: NEW })).status).toBe(200);
  });

  test('cannot be guessed with a stolen session: after five attempts it ends, even simultaneous ones', async () => {
    const own = await shop.staff();
    const thief = await shop.staff();
    const guess = () =>
      thief.ask('POST', '/api/session/password', { currentPassword: 'guess', newPassword: NEW });
    const answers = await Promise.all(Array.from({ length: 20 }, guess));
    const compared = answers.filter(
      ({ body }) => (body as { code: string }).code === 'wrong-credentials',
    );
    expect(compared.length).toBeLessThanOrEqual(4);
    expect(answers.filter(({ status }) => status !== 401)).toEqual([]);
    const right = { currentPassword: STAFF.password, newPassword: NEW };
    expect((await thief.ask('POST', '/api/session/password', right)).status).toBe(401);
    expect((await thief.ask('GET', '/api/stats')).status).toBe(401);
    expect((await own.ask('GET', '/api/stats')).status).toBe(200);
  });

  test('the count of wrong attempts is reset by a right one', async () => {
    const staff = await shop.staff();
    const change = (currentPassword: string, newPassword: string) =>
      staff.ask('POST', '/api/session/password', { currentPassword, newPassword });
    for (let attempt = 0; attempt < 4; attempt += 1) await change('mistyped', NEW);
    expect((await change(STAFF.password, NEW)).status).toBe(204);
    for (let attempt = 0; attempt < 4; attempt += 1) await change('mistyped', NEW);
    expect((await change(NEW, 'one more long password')).status).toBe(204);
  });

  test('stays when the current one is wrong or the new one is too short', async () => {
    const staff = await shop.staff();
    const wrong = { currentPassword: 'wrong', newPassword: NEW };
    expect(await staff.ask('POST', '/api/session/password', wrong)).toMatchObject({
      status: 401,
      body: { code: 'wrong-credentials', fields: { currentPassword: expect.any(String) } },
    });
    const guessable = { currentPassword: STAFF.password, newPassword: 'passwordpassword' };
    expect(await staff.ask('POST', '/api/session/password', guessable)).toMatchObject({
      status: 422,
      body: { code: 'invalid', fields: { newPassword: expect.stringContaining('easy to guess') } },
    });
    const address = { currentPassword: STAFF.password, newPassword: STAFF.email };
    expect(await staff.ask('POST', '/api/session/password', address)).toMatchObject({
      status: 422,
      body: { fields: { newPassword: expect.stringContaining('easy to guess') } },
    });
    const short = { currentPassword: STAFF.password, newPassword: '12345678901' };
    expect(await staff.ask('POST', '/api/session/password', short)).toMatchObject({
      status: 422,
      body: { fields: { newPassword: 'Use at least 12 characters' } },
    });
    expect((await shop.browser().signIn()).status).toBe(200);
  });
});

describe('staff accounts', () => {
  const RITA = { name: 'Rita', email: 'rita@shop.example', password: 'yet another password' };

  test('can be added and listed, and can sign in', async () => {
    const staff = await shop.staff();
    const added = await staff.ask('POST', '/api/staff', RITA);
    expect(added).toMatchObject({ status: 201, body: { name: 'Rita', disabled: false } });
    expect(JSON.stringify(added.body)).not.toContain('password');
    const { body } = await staff.ask('GET', '/api/staff');
    expect((body as { name: string }[]).map(({ name }) => name)).toEqual(['Asha', 'Rita']);
    expect((await shop.browser().signIn(RITA)).status).toBe(200);
  });

  test('are not added with a password that is easy to guess', async () => {
    const staff = await shop.staff();
    const easy = { ...RITA, password: 'RitaShopExample1' };
    expect(await staff.ask('POST', '/api/staff', easy)).toMatchObject({
      status: 422,
      body: { fields: { password: expect.stringContaining('easy to guess') } },
    });
    expect((await staff.ask('GET', '/api/staff')).body).toHaveLength(1);
  });

  test('are unique by email address', async () => {
    const staff = await shop.staff();
    const { status, body } = await staff.ask('POST', '/api/staff', { ...RITA, email: STAFF.email });
    expect(status).toBe(409);
    expect(body).toMatchObject({ code: 'conflict', fields: { email: expect.any(String) } });
  });

  test('that are disabled lose their sessions and cannot sign in until enabled again', async () => {
    const staff = await shop.staff();
    const { id } = (await staff.ask('POST', '/api/staff', RITA)).body as { id: string };
    const rita = shop.browser();
    await rita.signIn(RITA);
    const disabled = await staff.ask('POST', `/api/staff/${id}/disabling`, { disabled: true });
    expect(disabled).toMatchObject({ status: 200, body: { disabled: true } });
    expect((await rita.ask('GET', '/api/stats')).status).toBe(401);
    expect((await rita.signIn(RITA)).status).toBe(401);
    await staff.ask('POST', `/api/staff/${id}/disabling`, { disabled: false });
    expect((await rita.signIn(RITA)).status).toBe(200);
  });

  test('cannot disable themselves', async () => {
    const staff = await shop.staff();
    const [own] = (await staff.ask('GET', '/api/staff')).body as { id: string }[];
    const { status } = await staff.ask('POST', `/api/staff/${own?.id}/disabling`, {
      disabled: true,
    });
    expect(status).toBe(403);
    const nobody = await staff.ask('POST', '/api/staff/nobody/disabling', { disabled: true });
    expect(nobody.status).toBe(404);
  });
});

describe('the one-time set-up link', () => {
  const FIRST = { name: 'Mina', email: 'mina@shop.example', password: 'a long enough password' };
  let fresh: TestShop;
  const setUp = (token: string) =>
    fresh.browser().ask('POST', '/api/staff/setup', { ...FIRST, token });
  const newToken = async () =>
    (await createSetupToken({ db: fresh.db, now: () => fresh.clock.now })) ?? '';
  beforeEach(async () => {
    fresh = await openTestShop({ STAFF_EMAIL: '', STAFF_PASSWORD: '' });
  });
  afterEach(() => fresh.close());

  test('creates the first account and signs in', async () => {
    const { status, body, headers } = await setUp(await newToken());
    expect(status).toBe(201);
    expect(body).toMatchObject({ staff: { name: 'Mina' }, csrfToken: expect.any(String) });
    expect(String(headers['set-cookie'])).toContain('session=');
  });

  test('works once, and no further link is made after it', async () => {
    const token = await newToken();
    const second = await newToken();
    await setUp(token);
    expect(await setUp(token)).toMatchObject({ status: 403, body: { code: 'forbidden' } });
    expect((await setUp(second)).status).toBe(403);
    expect(await createSetupToken({ db: fresh.db, now: () => fresh.clock.now })).toBeNull();
  });

  test('is not used up by a password that is refused', async () => {
    const token = await newToken();
    const easy = { ...FIRST, password: 'passwordpassword', token };
    const refused = await fresh.browser().ask('POST', '/api/staff/setup', easy);
    expect(refused).toMatchObject({
      status: 422,
      body: { fields: { password: expect.anything() } },
    });
    expect((await setUp(token)).status).toBe(201);
  });

  test('lets only one of two simultaneous people set up the account', async () => {
    const token = await newToken();
    const both = await Promise.all([setUp(token), setUp(token)]);
    expect(both.map(({ status }) => status).sort()).toEqual([201, 403]);
  });

  test('expires after seven days, and no other text works', async () => {
    const token = await newToken();
    expect((await setUp('guessed')).status).toBe(403);
    fresh.clock.now = new Date(fresh.clock.now.getTime() + 8 * 24 * HOUR);
    expect((await setUp(token)).status).toBe(403);
  });
});
