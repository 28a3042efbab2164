import { softPasskey } from '../../../test/softPasskey';
import type { Browser } from '../../../test/testShop';
import { openPasskeyShop, SITE, type PasskeyShop } from './testing/passkeyShop';

let shop: PasskeyShop;
beforeEach(async () => {
  shop = await openPasskeyShop();
});
afterEach(() => shop.close());

test('an account can have several named passkeys, and each works', async () => {
  const first = await shop.add(shop.asha, softPasskey(SITE), 'Laptop');
  const second = await shop.add(shop.asha, softPasskey(SITE), 'Key on my ring');
  expect(first.codes).toHaveLength(10);
  expect(second.codes).toEqual([]);
  expect((await shop.list(shop.asha)).map(({ name }) => name)).toEqual([
    'Laptop',
    'Key on my ring',
  ]);
  for (const { soft } of [second, first]) {
    const { browser, request } = await shop.half();
    expect((await shop.send(browser, soft.answer(request))).status).toBe(200);
  }
  expect((await shop.begin(shop.asha)).excludeCredentials).toHaveLength(2);
  const again = await shop.add(shop.asha, first.soft);
  expect(again.answer).toMatchObject({
    status: 409,
    body: { message: /already in use/ } as object,
  });
});

test('adding one ends other sessions, is logged and emailed, and needs a recent sign-in', async () => {
  const other = await shop.staff();
  await shop.add();
  expect((await other.ask('GET', '/api/stats')).status).toBe(401);
  expect((await shop.asha.ask('GET', '/api/log?event=passkey-added')).body).toMatchObject({
    entries: [{ by: 'Asha', detail: 'Laptop' }],
  });
  expect(await shop.notices()).toEqual([expect.stringContaining('A passkey was added')]);
  expect((await shop.notices()).join()).not.toContain('Laptop');
  shop.pass(30);
  for (const [method, path] of [
    ['POST', 'creation'],
    ['DELETE', 'any-id'],
  ] as const) {
    expect((await shop.asha.ask(method, `/api/session/passkeys/${path}`)).body).toMatchObject({
      code: 'approval-needed',
    });
  }
  const credential = softPasskey(SITE).make({ challenge: 'AAAA' });
  expect(
    (await shop.asha.ask('POST', '/api/session/passkeys', { name: 'Late', credential })).status,
  ).toBe(403);
});

test.each([
  ['for another page', { origin: 'https://evil.example' }],
  ['with another challenge', { challenge: 'AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA' }],
  ['as an answer', { type: 'webauthn.get' }],
])('a passkey created %s is rejected', async (_, lies) => {
  const credential = softPasskey(SITE).make(await shop.begin(shop.asha), lies);
  const answer = await shop.asha.ask('POST', '/api/session/passkeys', {
    name: 'Laptop',
    credential,
  });
  expect(answer.status).toBe(422);
  expect(await shop.list(shop.asha)).toEqual([]);
});

test('an invalid credential is a client error, not a server error', async () => {
  const { id, rawId, type, response } = softPasskey(SITE).make(await shop.begin(shop.asha));
  const credential = { id, rawId, type, response: { ...response, attestationObject: 'AAAA' } };
  const sent = { name: 'Laptop', credential };
  expect((await shop.asha.ask('POST', '/api/session/passkeys', sent)).status).toBe(422);
});

test('removing the last one deletes the recovery codes and ends other sessions', async () => {
  const { soft } = await shop.add();
  const { browser, request } = await shop.half();
  await shop.send(browser, soft.answer(request));
  const [{ id } = { id: '' }] = await shop.list(shop.asha);
  const remove = () => shop.asha.ask('DELETE', `/api/session/passkeys/${id}`);
  expect((await remove()).status).toBe(204);
  expect((await remove()).status).toBe(404);
  expect((await browser.ask('GET', '/api/stats')).status).toBe(401);
  expect(await shop.db.selectFrom('recovery_codes').selectAll().execute()).toEqual([]);
  expect((await shop.asha.ask('GET', '/api/log?event=passkey-removed')).body).toMatchObject({
    entries: [{ by: 'Asha', detail: 'Laptop' }],
  });
  expect((await shop.notices()).at(-1)).toContain('The last passkey was removed');
  expect((await shop.browser().signIn()).status).toBe(200);
});

test('an account has at most ten', async () => {
  for (let made = 0; made < 10; made += 1) {
    expect((await shop.add(shop.asha, softPasskey(SITE), `Key ${made}`)).answer.status).toBe(201);
  }
  expect((await shop.asha.ask('POST', '/api/session/passkeys/creation')).status).toBe(409);
});

test('a missing or invalid name is rejected with a message at its field', async () => {
  const credential = softPasskey(SITE).make(await shop.begin(shop.asha));
  for (const name of ['  ', 'Lap\u202Etop', 'x'.repeat(61)]) {
    const answer = await shop.asha.ask('POST', '/api/session/passkeys', { name, credential });
    expect(answer).toMatchObject({ status: 422, body: { fields: { name: expect.any(String) } } });
  }
});

describe('another member', () => {
  const RITA = { email: 'rita@shop.example', password: 'some quite long words' };
  let rita: Browser;
  let ritasId: string;
  beforeEach(async () => {
    const member = { ...RITA, name: 'Rita', role: 'owner' };
    ritasId = ((await shop.asha.ask('POST', '/api/staff', member)).body as { id: string }).id;
    rita = shop.browser();
    await rita.signIn(RITA);
  });

  test('cannot sign in with, remove or use somebody else’s passkey', async () => {
    const { soft } = await shop.add();
    const hers = await shop.add(rita);
    expect(hers.answer.status).toBe(201);
    const { browser, request } = await shop.half(shop.browser(), RITA);
    expect((await shop.send(browser, soft.answer(request))).status).toBe(422);
    const [{ id } = { id: '' }] = await shop.list(shop.asha);
    expect((await rita.ask('DELETE', `/api/session/passkeys/${id}`)).status).toBe(404);
    const taken = await shop.add(rita, soft);
    expect(taken.answer.status).toBe(409);
    expect(await shop.list(rita)).toHaveLength(1);
  });

  test('satisfies the required second factor with a passkey, and cannot remove the last one', async () => {
    const rule = { role: 'owner', restMinutes: 30, longestHours: 8, needsSecondFactor: true };
    const change = () => shop.asha.ask('POST', '/api/staff/rules', { ...rule, version: 0 });
    expect((await change()).status).toBe(403);
    await shop.add();
    expect((await change()).status).toBe(200);
    expect((await rita.ask('GET', '/api/bookings')).body).toMatchObject({
      code: 'second-factor-missing',
    });
    await shop.add(rita);
    expect((await rita.ask('GET', '/api/bookings')).status).toBe(200);
    expect((await rita.ask('GET', '/api/session')).body).not.toMatchObject({
      staff: { lacksSecondFactor: true },
    });
    const [{ id } = { id: '' }] = await shop.list(rita);
    expect((await rita.ask('DELETE', `/api/session/passkeys/${id}`)).body).toMatchObject({
      code: 'forbidden',
    });
    await shop.add(rita, softPasskey(SITE), 'Another');
    expect((await rita.ask('DELETE', `/api/session/passkeys/${id}`)).status).toBe(204);
    expect((await shop.asha.ask('GET', '/api/staff')).body).toMatchObject([
      { hasSecondFactor: true },
      { hasSecondFactor: true },
    ]);
  });

  test('gets all lost passkeys removed by an owner', async () => {
    await shop.add(rita);
    const reset = () => shop.asha.ask('POST', `/api/staff/${ritasId}/second-factor-reset`);
    expect((await reset()).status).toBe(204);
    expect((await reset()).status).toBe(409);
    expect((await shop.browser().signIn(RITA)).status).toBe(200);
    expect(await shop.db.selectFrom('passkeys').selectAll().execute()).toEqual([]);
  });
});
