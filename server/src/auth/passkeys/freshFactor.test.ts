import type { PasskeyRequest } from '@mcs-repairs/shared/domain/types/passkey';
import { softPasskey } from '../../../test/softPasskey';
import { STAFF, type Browser } from '../../../test/testShop';
import { stepAt, totpCode } from '../staff/totp';
import { openPasskeyShop, SITE, type PasskeyShop } from './testing/passkeyShop';

let shop: PasskeyShop;
beforeEach(async () => {
  shop = await openPasskeyShop();
});
afterEach(() => shop.close());

const codeOf = (secret: string) => totpCode(secret, stepAt(shop.clock.now));

async function turnAppOn() {
  const begun = await shop.asha.ask('POST', '/api/session/second-factor/enrolment');
  const { secret } = begun.body as { secret: string };
  const given = { code: codeOf(secret) };
  const confirmed = await shop.asha.ask('POST', '/api/session/second-factor/confirmation', given);
  return { secret, codes: (confirmed.body as { codes: string[] }).codes };
}

const givePassword = (browser: Browser = shop.asha) =>
  browser.ask('POST', '/api/session/confirmation', { currentPassword: STAFF.password });
const giveCode = (code: string) =>
  shop.asha.ask('POST', '/api/session/confirmation/code', { code });
const NEEDED = 'second-factor-needed';
const codeIn = (answer: { body: unknown }) => (answer.body as { code?: string }).code;

/**
 * For operations that change a factor or have effects beyond the session. If the session is
 * confirmed, each request still fails, but with a different error. This error shows that the check
 * of the confirmation let the request pass.
 */
const RITA = { name: 'Rita', email: 'rita@shop.example', role: 'clerk' };
const NEW_PASSWORD = { currentPassword: STAFF.password, newPassword: 'another long password' };
const TOKEN = { remote: 'booking', label: 'Build', prefixes: ['/book'] };
const GUARDED = [
  ['begins another app', 'POST', '/api/session/second-factor/enrolment', undefined],
  ['turns another app on', 'POST', '/api/session/second-factor/confirmation', { code: '000000' }],
  ['begins a passkey', 'POST', '/api/session/passkeys/creation', undefined],
  ['adds a passkey', 'POST', '/api/session/passkeys', 'made'],
  ['removes a passkey', 'DELETE', '/api/session/passkeys/none', undefined],
  ['changes the password', 'POST', '/api/session/password', NEW_PASSWORD],
  ['invites somebody', 'POST', '/api/staff/invitations', RITA],
  ['takes another’s factor away', 'POST', '/api/staff/none/second-factor-reset', undefined],
  ['changes rights', 'POST', '/api/staff/none/role', { role: 'clerk' }],
  ['changes the rules', 'POST', '/api/staff/rules', {}],
  ['exports bookings', 'GET', '/api/bookings/export', undefined],
  ['makes a release token', 'POST', '/api/release-tokens', TOKEN],
  ['withdraws a release token', 'DELETE', '/api/release-tokens/none', undefined],
] as const;

const bodyOf = (body: unknown) =>
  body === 'made'
    ? { name: 'Late', credential: softPasskey(SITE).make({ challenge: 'AAAA' }) }
    : body;

test.each(GUARDED)('the password alone in an open session never %s', async (_, ...asked) => {
  const [method, url, body] = asked;
  const { secret } = await turnAppOn();
  shop.pass(20);
  await givePassword();
  const refused = await shop.asha.ask(method, url, bodyOf(body));
  expect(refused).toMatchObject({ status: 401, body: { code: NEEDED, factors: ['code'] } });
  expect((await giveCode(codeOf(secret))).status).toBe(204);
  expect(codeIn(await shop.asha.ask(method, url, bodyOf(body)))).not.toBe(NEEDED);
});

test.each([
  ['turns the app off', '/api/session/second-factor/removal'],
  ['makes recovery codes', '/api/session/second-factor/recovery-codes'],
])('who %s gives the code with it, and needs the password, too', async (_, url) => {
  const { secret } = await turnAppOn();
  shop.pass(20);
  const ask = (code: string) => shop.asha.ask('POST', url, { code });
  expect(codeIn(await ask(codeOf(secret)))).toBe('approval-needed');
  await givePassword();
  expect((await ask('000000')).status).toBe(422);
  expect((await ask(codeOf(secret))).status).toBeLessThan(300);
});

test('a passkey confirms a session as a code does, for a quarter of an hour', async () => {
  const { soft } = await shop.add();
  shop.pass(20);
  expect(await givePassword()).toMatchObject({
    status: 401,
    body: { code: NEEDED, factors: ['passkey'] },
  });
  const request = (await shop.asha.ask('POST', '/api/session/passkeys/request'))
    .body as PasskeyRequest;
  const proof = soft.answer(request);
  const confirm = () => shop.asha.ask('POST', '/api/session/passkeys/confirmation', proof);
  expect((await confirm()).status).toBe(204);
  expect((await confirm()).status).toBe(422);
  const [{ id } = { id: '' }] = await shop.list(shop.asha);
  shop.pass(16);
  await givePassword();
  const remove = () => shop.asha.ask('DELETE', `/api/session/passkeys/${id}`);
  expect(codeIn(await remove())).toBe(NEEDED);
  shop.pass(-2);
  expect((await remove()).status).toBe(204);
});

test('a recovery code confirms once', async () => {
  const { codes } = await turnAppOn();
  shop.pass(20);
  await givePassword();
  expect((await giveCode(codes[0] ?? '')).status).toBe(204);
  expect((await shop.asha.ask('GET', '/api/bookings/export')).status).toBe(200);
  expect((await giveCode(codes[0] ?? '')).status).toBe(422);
});

test('the code alone is not sufficient either', async () => {
  const { secret } = await turnAppOn();
  shop.pass(20);
  expect((await giveCode(codeOf(secret))).status).toBe(204);
  expect(codeIn(await shop.asha.ask('GET', '/api/bookings/export'))).toBe('approval-needed');
});

test('a sign-in with both factors confirms both', async () => {
  const { secret } = await turnAppOn();
  shop.pass(1);
  const browser = shop.browser();
  await browser.signIn();
  const { body } = await browser.ask('POST', '/api/session/code', { code: codeOf(secret) });
  browser.csrfToken = (body as { csrfToken: string }).csrfToken;
  expect((await browser.ask('GET', '/api/bookings/export')).status).toBe(200);
});

test('code attempts are limited, also sixty at once, and are not stored in the session', async () => {
  const { secret } = await turnAppOn();
  shop.pass(20);
  const guesses = Array.from({ length: 60 }, (_, index) =>
    giveCode(String(index).padStart(6, '0')),
  );
  const compared = (await Promise.all(guesses)).filter(({ status }) => status === 422);
  expect(compared.length).toBeLessThanOrEqual(5);
  await givePassword();
  expect(codeIn(await shop.asha.ask('GET', '/api/bookings/export'))).toBe(NEEDED);
  // Too many wrong attempts in one session do not prevent a sign-in in another browser.
  const browser = shop.browser();
  await browser.signIn();
  expect((await browser.ask('POST', '/api/session/code', { code: codeOf(secret) })).status).toBe(
    200,
  );
});

test('of two browsers that add the first factor at once, only one succeeds', async () => {
  const thief = await shop.staff();
  const credential = softPasskey(SITE).make(await shop.begin(thief));
  const begun = await shop.asha.ask('POST', '/api/session/second-factor/enrolment');
  const code = codeOf((begun.body as { secret: string }).secret);
  const answers = await Promise.all([
    thief.ask('POST', '/api/session/passkeys', { name: 'Of the thief', credential }),
    shop.asha.ask('POST', '/api/session/second-factor/confirmation', { code }),
  ]);
  expect(answers.filter(({ status }) => status < 300)).toHaveLength(1);
  expect(answers.filter(({ status }) => status === 401)).toHaveLength(1);
});
