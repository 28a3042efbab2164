import type { PasskeyRequest } from '@mcs-repairs/shared/domain/types/passkey';
import { softPasskey } from '../../../test/softPasskey';
import { STAFF } from '../../../test/testShop';
import { openPasskeyShop, SITE, type PasskeyShop } from './testing/passkeyShop';

let shop: PasskeyShop;
beforeEach(async () => {
  shop = await openPasskeyShop();
});
afterEach(() => shop.close());

test('a sign-in needs the password and then a passkey', async () => {
  const { soft, answer, codes } = await shop.add();
  expect(answer.status).toBe(201);
  expect(codes).toHaveLength(10);
  const { browser, given, request } = await shop.half();
  expect(given).toMatchObject({
    status: 401,
    body: { code: 'second-factor-needed', factors: ['passkey'] },
  });
  expect((await browser.ask('GET', '/api/bookings')).status).toBe(401);
  expect(request).toMatchObject({
    rpId: 'shop.example',
    allowCredentials: [{ id: soft.id, transports: ['internal'] }],
  });
  const signedIn = await shop.send(browser, soft.answer(request));
  expect(signedIn).toMatchObject({ status: 200, body: { staff: { email: STAFF.email } } });
  expect((await browser.ask('GET', '/api/bookings')).status).toBe(200);
  expect((await browser.ask('GET', '/api/session/passkeys')).body).toMatchObject([
    { name: 'Laptop', elsewhere: false, lastUsedAt: shop.clock.now.toISOString() },
  ]);
});

test.each([
  ['from a page of another site', { origin: 'https://evil.example' }],
  ['to another challenge', { challenge: 'AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA' }],
  ['of another kind', { type: 'webauthn.create' }],
  ['without anybody present', { flags: 0x04 }],
])('an answer %s is rejected, and uses up its challenge', async (_, lies) => {
  const { soft } = await shop.add();
  const { browser, request } = await shop.half();
  expect(await shop.send(browser, soft.answer(request, lies))).toMatchObject({
    status: 422,
    body: { code: 'invalid' },
  });
  expect((await shop.send(browser, soft.answer(request))).status).toBe(422);
});

test('a security key without fingerprint or PIN is accepted beside the password', async () => {
  const { soft } = await shop.add();
  const { browser, request } = await shop.half();
  expect((await shop.send(browser, soft.answer(request, { flags: 0x01 }))).status).toBe(200);
});

test('a challenge works in one browser, once, for five minutes', async () => {
  const { soft } = await shop.add();
  const mine = await shop.half();
  const theirs = await shop.half();
  expect((await shop.send(theirs.browser, soft.answer(mine.request))).status).toBe(422);
  const proof = soft.answer(mine.request);
  expect((await shop.send(mine.browser, proof)).status).toBe(200);
  expect((await shop.send(mine.browser, proof)).status).toBe(401);
  const late = await shop.half();
  shop.pass(6);
  expect((await shop.send(late.browser, soft.answer(late.request))).status).toBe(422);
  const asked = await late.browser.ask('POST', '/api/session/passkey/request');
  const fresh = soft.answer(asked.body as PasskeyRequest);
  const answers = await Promise.all([1, 2, 3].map(() => shop.send(late.browser, fresh)));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
});

test('without a correct password nobody is asked for a passkey', async () => {
  const { soft } = await shop.add();
  const stranger = shop.browser();
  expect((await stranger.ask('POST', '/api/session/passkey/request')).status).toBe(401);
  const proof = soft.answer({ challenge: 'AAAA' });
  expect((await shop.send(stranger, proof)).status).toBe(401);
});

test('a signature count that decreases is treated as a copied key: rejected, logged and emailed', async () => {
  const { soft } = await shop.add();
  const first = await shop.half();
  expect((await shop.send(first.browser, soft.answer(first.request, { count: 9 }))).status).toBe(
    200,
  );
  for (const count of [9, 3, 0]) {
    const { browser, request } = await shop.half();
    const answer = await shop.send(browser, soft.answer(request, { count }));
    expect(answer).toMatchObject({ status: 422, body: { message: /went backwards/ } as object });
  }
  expect((await shop.asha.ask('GET', '/api/log?event=passkey-refused')).body).toMatchObject({
    entries: [{ detail: 'Laptop' }, {}, {}],
  });
  expect((await shop.notices()).at(-1)).toContain('went backwards');
  const last = await shop.half();
  expect((await shop.send(last.browser, soft.answer(last.request, { count: 10 }))).status).toBe(
    200,
  );
});

test('synced passkeys have no signature count, and work repeatedly', async () => {
  const { soft } = await shop.add();
  for (let times = 0; times < 2; times += 1) {
    const { browser, request } = await shop.half();
    expect((await shop.send(browser, soft.answer(request, { count: 0 }))).status).toBe(200);
  }
});

test('attempts are counted before they are checked, together with codes', async () => {
  const { soft } = await shop.add();
  const thief = await shop.half();
  const wrong = softPasskey(SITE).answer(thief.request);
  const guesses = Array.from({ length: 20 }, () => shop.send(thief.browser, wrong));
  const statuses = (await Promise.all(guesses)).map(({ status }) => status);
  expect(statuses.filter((status) => status === 422).length).toBeLessThanOrEqual(5);
  expect(statuses).not.toContain(200);
  expect((await shop.send(thief.browser, soft.answer(thief.request))).status).toBe(429);
  expect((await thief.browser.ask('POST', '/api/session/code', { code: '000000' })).status).toBe(
    429,
  );
  // Each browser with an earlier sign-in has its own counter of wrong attempts.
  const member = await shop.half(shop.asha);
  expect((await shop.send(shop.asha, soft.answer(member.request))).status).toBe(200);
});

test('a recovery code signs in, too, and a passkey can renew the codes', async () => {
  const { soft, codes } = await shop.add();
  const browser = shop.browser();
  await browser.signIn();
  const finished = await browser.ask('POST', '/api/session/code', { code: codes?.[0] });
  expect(finished.status).toBe(200);
  browser.csrfToken = (finished.body as { csrfToken: string }).csrfToken;
  const asked = await browser.ask('POST', '/api/session/passkeys/request');
  const proof = soft.answer(asked.body as PasskeyRequest);
  const renew = () => browser.ask('POST', '/api/session/passkeys/recovery-codes', proof);
  const renewed = await renew();
  expect(renewed.status).toBe(200);
  expect((await renew()).status).toBe(422);
  const old = shop.browser();
  await old.signIn();
  expect((await old.ask('POST', '/api/session/code', { code: codes?.[1] })).status).toBe(422);
  const [fresh] = (renewed.body as { codes: string[] }).codes;
  expect((await old.ask('POST', '/api/session/code', { code: fresh })).status).toBe(200);
});
