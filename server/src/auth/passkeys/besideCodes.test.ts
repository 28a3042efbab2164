import type { PasskeyRequest } from '@mcs-repairs/shared/domain/types/passkey';
import { stepAt, totpCode } from '../staff/totp';
import { openPasskeyShop, type PasskeyShop } from './testing/passkeyShop';

let shop: PasskeyShop;
beforeEach(async () => {
  shop = await openPasskeyShop();
});
afterEach(() => shop.close());

const codeOf = (secret: string) => totpCode(secret, stepAt(shop.clock.now));

async function turnAppOn() {
  const { asha } = shop;
  const begun = await asha.ask('POST', '/api/session/second-factor/enrolment');
  const { secret } = begun.body as { secret: string };
  const given = { code: codeOf(secret) };
  const confirmed = await asha.ask('POST', '/api/session/second-factor/confirmation', given);
  return { secret, codes: (confirmed.body as { codes: string[] }).codes };
}

test('an account with both may use either, and its recovery codes stay valid', async () => {
  const { secret, codes } = await turnAppOn();
  const { soft, codes: further } = await shop.add();
  expect(further).toEqual([]);
  shop.pass(1);
  const { browser, given, request } = await shop.half();
  expect(given.body).toMatchObject({ factors: ['code', 'passkey'] });
  expect((await shop.send(browser, soft.answer(request))).status).toBe(200);
  const byApp = await shop.half();
  const code = codeOf(secret);
  expect((await byApp.browser.ask('POST', '/api/session/code', { code })).status).toBe(200);
  const byPaper = await shop.half();
  const paper = { code: codes[0] };
  expect((await byPaper.browser.ask('POST', '/api/session/code', paper)).status).toBe(200);
});

test('the app can be removed while a passkey is left, also if the rules need a second factor', async () => {
  const { asha } = shop;
  const { codes } = await turnAppOn();
  const { soft } = await shop.add();
  const rule = { role: 'owner', restMinutes: 60, longestHours: 8, needsSecondFactor: true };
  await asha.ask('POST', '/api/staff/rules', { ...rule, version: 0 });
  const off = { code: codes[0] };
  expect((await asha.ask('POST', '/api/session/second-factor/removal', off)).status).toBe(204);
  expect((await shop.notices()).at(-1)).toContain('you sign in with a passkey');
  const [{ id } = { id: '' }] = await shop.list(asha);
  expect((await asha.ask('DELETE', `/api/session/passkeys/${id}`)).status).toBe(403);
  const { browser, given, request } = await shop.half();
  expect(given.body).toMatchObject({ factors: ['passkey'] });
  expect((await shop.send(browser, soft.answer(request))).status).toBe(200);
  // Adding the passkey did not replace the recovery codes: the second one works, too.
  const byPaper = await shop.half();
  const paper = { code: codes[1] };
  expect((await byPaper.browser.ask('POST', '/api/session/code', paper)).status).toBe(200);
});

test('if app and last passkey are removed at once, one stays where the rules need one', async () => {
  const { asha } = shop;
  const { codes } = await turnAppOn();
  await shop.add();
  const rule = { role: 'owner', restMinutes: 60, longestHours: 8, needsSecondFactor: true };
  await asha.ask('POST', '/api/staff/rules', { ...rule, version: 0 });
  const [{ id } = { id: '' }] = await shop.list(asha);
  const answers = await Promise.all([
    asha.ask('POST', '/api/session/second-factor/removal', { code: codes[0] }),
    asha.ask('DELETE', `/api/session/passkeys/${id}`),
  ]);
  expect(answers.map(({ status }) => status).sort()).toEqual([204, 403]);
});

test('passkeys of an earlier address are labelled, and not requested', async () => {
  await shop.add();
  await shop.db.updateTable('passkeys').set({ site: 'old.example' }).execute();
  expect(await shop.list(shop.asha)).toMatchObject([{ elsewhere: true }]);
  const { given, asked } = await shop.half();
  expect(given.body).toMatchObject({ code: 'second-factor-needed' });
  expect(asked).toMatchObject({
    status: 409,
    body: { message: expect.stringContaining('another address') },
  });
  expect((asked.body as Partial<PasskeyRequest>).challenge).toBeUndefined();
});
