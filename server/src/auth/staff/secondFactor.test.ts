import { openTestShop, STAFF, type Browser, type TestShop } from '../../../test/testShop';
import { stepAt, totpCode } from './totp';

let shop: TestShop;
let asha: Browser;
beforeEach(async () => {
  shop = await openTestShop();
  asha = await shop.staff();
});
afterEach(() => shop.close());

const MINUTE = 60_000;
const pass = (minutes: number) => {
  shop.clock.now = new Date(shop.clock.now.getTime() + minutes * MINUTE);
};
const codeOf = (secret: string) => totpCode(secret, stepAt(shop.clock.now));
const signIn = async (browser: Browser, code: string) => {
  await browser.signIn();
  return sendCode(browser, code);
};
const sendCode = async (browser: Browser, code: string) => {
  const answer = await browser.ask('POST', '/api/session/code', { code });
  const { csrfToken } = answer.body as { csrfToken?: string };
  if (csrfToken) browser.csrfToken = csrfToken;
  return answer;
};

async function turnOn(browser: Browser = asha) {
  const begun = await browser.ask('POST', '/api/session/second-factor/enrolment');
  const { secret } = begun.body as { secret: string };
  const code = codeOf(secret);
  const confirmed = await browser.ask('POST', '/api/session/second-factor/confirmation', { code });
  const { codes } = confirmed.body as { codes: string[] };
  return { secret, code, codes };
}

const mails = async () =>
  (await shop.db.selectFrom('outbox').select('kind').execute()).map(({ kind }) => kind);

test('once it is on, a password alone gives no access', async () => {
  const { secret, codes } = await turnOn();
  expect(codes).toHaveLength(10);
  expect(await mails()).toContain('account-notice');
  pass(1);
  const browser = shop.browser();
  expect(await browser.signIn()).toMatchObject({
    status: 401,
    body: { code: 'second-factor-needed' },
  });
  expect((await browser.ask('GET', '/api/bookings')).status).toBe(401);
  expect(await sendCode(browser, codeOf(secret))).toMatchObject({
    status: 200,
    body: { staff: { email: STAFF.email } },
  });
  expect((await browser.ask('GET', '/api/bookings')).status).toBe(200);
});

test('the database holds neither the secret nor a recovery code', async () => {
  const { secret, codes } = await turnOn();
  const rows = [
    await shop.db.selectFrom('second_factors').selectAll().execute(),
    await shop.db.selectFrom('recovery_codes').selectAll().execute(),
  ];
  for (const text of [secret, ...codes]) expect(JSON.stringify(rows)).not.toContain(text);
});

test('a code works once, even at the same moment, and no earlier code works', async () => {
  const { secret, code } = await turnOn();
  expect((await signIn(shop.browser(), code)).status).toBe(422);
  pass(2);
  const browsers = await Promise.all(
    [shop.browser(), shop.browser(), shop.browser()].map(async (browser) => {
      await browser.signIn();
      return browser;
    }),
  );
  const answers = await Promise.all(browsers.map((each) => sendCode(each, codeOf(secret))));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
});

test('a recovery code works once, in any notation, and its use is logged', async () => {
  const { codes } = await turnOn();
  const typed = ` ${codes[0]?.toLowerCase().replaceAll('-', ' ')} `;
  const browser = shop.browser();
  expect((await signIn(browser, typed)).status).toBe(200);
  expect((await browser.ask('GET', '/api/session/second-factor')).body).toMatchObject({
    codesLeft: 9,
  });
  expect((await signIn(shop.browser(), typed)).status).toBe(422);
  const log = (await browser.ask('GET', '/api/log?event=recovery-code-used')).body;
  expect(log).toMatchObject({ entries: [{ by: 'Asha' }] });
});

test('attempts are limited before they are compared, also sixty at once', async () => {
  const { secret } = await turnOn();
  pass(2);
  const thief = shop.browser();
  await thief.signIn();
  const guesses = Array.from({ length: 60 }, (_, index) =>
    sendCode(thief, String(index).padStart(6, '0')),
  );
  const answers = (await Promise.all(guesses)).map(({ status }) => status);
  const compared = answers.filter((status) => status === 422);
  expect(compared.length).toBeLessThanOrEqual(5);
  expect(answers).not.toContain(200);
  expect(await sendCode(thief, codeOf(secret))).toMatchObject({ status: 429 });
  // Each browser with an earlier sign-in has its own counter of wrong attempts.
  expect((await signIn(asha, codeOf(secret))).status).toBe(200);
});

test('a sign-in with a correct password waits ten minutes for its code, and ends with a password change', async () => {
  const { secret } = await turnOn();
  const late = shop.browser();
  await late.signIn();
  pass(11);
  expect(await sendCode(late, codeOf(secret))).toMatchObject({
    status: 401,
    body: { code: 'signed-out' },
  });
  const stale = shop.browser();
  await stale.signIn();
  const change = { currentPassword: STAFF.password, newPassword: 'another long password' };
  expect((await asha.ask('POST', '/api/session/password', change)).status).toBe(204);
  expect((await sendCode(stale, codeOf(secret))).status).toBe(401);
  expect((await sendCode(shop.browser(), codeOf(secret))).status).toBe(401);
});

test('it starts with its first code, needs a recent sign-in, and ends the other sessions', async () => {
  const other = await shop.staff();
  const begun = await asha.ask('POST', '/api/session/second-factor/enrolment');
  const { secret, address } = begun.body as { secret: string; address: string };
  expect(address).toContain(`secret=${secret}`);
  expect((await shop.browser().signIn()).status).toBe(200);
  const confirm = (code: string) =>
    asha.ask('POST', '/api/session/second-factor/confirmation', { code });
  expect(await confirm('000000')).toMatchObject({
    status: 422,
    body: { fields: { code: expect.any(String) } },
  });
  expect((await confirm(codeOf(secret))).status).toBe(200);
  expect((await other.ask('GET', '/api/bookings')).status).toBe(401);
  pass(30);
  expect(await asha.ask('POST', '/api/session/second-factor/enrolment')).toMatchObject({
    status: 403,
    body: { code: 'approval-needed' },
  });
});

test('it is turned off, and its recovery codes renewed, with a code', async () => {
  const { secret, codes } = await turnOn();
  pass(1);
  const code = codeOf(secret);
  const ask = (what: string, given: string) =>
    asha.ask('POST', `/api/session/second-factor/${what}`, { code: given });
  const renewed = await ask('recovery-codes', code);
  expect(renewed.status).toBe(200);
  expect((await ask('removal', codes[0] ?? '')).status).toBe(422);
  const [fresh = ''] = (renewed.body as { codes: string[] }).codes;
  expect((await ask('removal', fresh)).status).toBe(204);
  expect((await shop.browser().signIn()).status).toBe(200);
});

describe('another member', () => {
  const RITA = { email: 'rita@shop.example', password: 'some quite long words' };
  let rita: Browser;
  let ritasId: string;
  beforeEach(async () => {
    const member = { ...RITA, name: 'Rita', role: 'owner' };
    ritasId = ((await asha.ask('POST', '/api/staff', member)).body as { id: string }).id;
    rita = shop.browser();
    await rita.signIn(RITA);
  });

  test('a member who lost the second factor gets it removed by an owner, gets an email, and signs in again', async () => {
    await turnOn(rita);
    expect((await asha.ask('GET', '/api/staff')).body).toMatchObject([
      { hasSecondFactor: false },
      { hasSecondFactor: true },
    ]);
    const reset = (id: string) => asha.ask('POST', `/api/staff/${id}/second-factor-reset`);
    expect((await reset(ritasId)).status).toBe(204);
    expect((await rita.ask('GET', '/api/bookings')).status).toBe(401);
    expect((await shop.browser().signIn(RITA)).status).toBe(200);
    expect((await reset(ritasId)).status).toBe(409);
    expect((await asha.ask('GET', '/api/log?event=second-factor-off')).body).toMatchObject({
      entries: [{ by: 'Asha', detail: 'Of Rita' }],
    });
    expect((await mails()).filter((kind) => kind === 'account-notice')).toHaveLength(2);
    pass(30);
    expect((await reset(ritasId)).body).toMatchObject({ code: 'approval-needed' });
  });

  test('without a second factor sees only the account page while the rules require one', async () => {
    const rule = { role: 'owner', restMinutes: 720, longestHours: 168, needsSecondFactor: true };
    const change = (version: number) => asha.ask('POST', '/api/staff/rules', { ...rule, version });
    expect((await change(0)).body).toMatchObject({
      message: 'Please turn on your own second factor first',
    });
    await turnOn();
    expect((await change(2)).status).toBe(409);
    expect((await change(Number.MAX_SAFE_INTEGER)).status).toBe(409);
    expect((await change(0)).status).toBe(200);
    expect((await change(0)).status).toBe(409);
    expect((await change(Number.MAX_SAFE_INTEGER)).status).toBe(409);
    expect(await rita.ask('GET', '/api/bookings')).toMatchObject({
      status: 403,
      body: { code: 'second-factor-missing' },
    });
    expect((await rita.ask('GET', '/api/session')).body).toMatchObject({
      staff: { lacksSecondFactor: true },
    });
    expect((await shop.browser().signIn(RITA)).body).toMatchObject({
      staff: { lacksSecondFactor: true },
    });
    const { codes } = await turnOn(rita);
    expect((await rita.ask('GET', '/api/bookings')).status).toBe(200);
    const off = { code: codes[0] };
    expect(await rita.ask('POST', '/api/session/second-factor/removal', off)).toMatchObject({
      status: 403,
      body: { code: 'forbidden' },
    });
  });
});

test('a session lasts as long as the rule of its role permits, also an open one', async () => {
  const rule = { role: 'owner', restMinutes: 30, longestHours: 2, needsSecondFactor: false };
  const resting = await shop.staff();
  expect((await asha.ask('POST', '/api/staff/rules', { ...rule, version: 0 })).status).toBe(200);
  pass(20);
  expect((await asha.ask('GET', '/api/stats')).status).toBe(200);
  pass(10);
  expect((await resting.ask('GET', '/api/stats')).status).toBe(401);
  expect((await asha.ask('GET', '/api/sessions')).body).toHaveLength(1);
  for (let times = 0; times < 4; times += 1) {
    pass(20);
    expect((await asha.ask('GET', '/api/stats')).status).toBe(200);
  }
  pass(10);
  expect((await asha.ask('GET', '/api/stats')).status).toBe(401);
});

test('all other sessions are signed out with one press', async () => {
  const other = await shop.staff();
  expect((await asha.ask('POST', '/api/sessions/end-others')).status).toBe(204);
  expect((await other.ask('GET', '/api/stats')).status).toBe(401);
  expect((await asha.ask('GET', '/api/stats')).status).toBe(200);
});
