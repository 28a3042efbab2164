import { ROLES, type Right, type Role } from '@mcs-repairs/shared/domain/types/rights';
import { may } from '@mcs-repairs/shared/domain/rules/rights';
import { appointment, openTestShop, type Browser, type TestShop } from '../../../test/testShop';
import type { SubmissionKind } from '../../abuseLimits/submissionTables';
import { stepAt, totpCode } from './totp';

/**
 * All tests share one shop in which every role requires a second factor. Members without a second
 * factor are therefore only half signed in: they have sent the password and nothing else.
 */
let shop: TestShop;
let owner: Browser;
let hidden: { thread: string; shown: string };
const full = new Map<Role, Browser>();
const half = new Map<Role, Browser>();
const PASSWORD = 'some quite long words';

beforeAll(async () => {
  shop = await openTestShop({ RATE_LIMITS: '1000', ...LIMITS });
  owner = await shop.staff();
  await turnOn(owner);
  for (const role of ROLES) {
    full.set(role, await member(role, `full-${role}`));
    half.set(role, await member(role, `half-${role}`));
    await turnOn(browserOf(full, role));
  }
  for (const role of ROLES) {
    const rule = { role, restMinutes: 720, longestHours: 168, needsSecondFactor: true, version: 0 };
    const { status } = await owner.ask('POST', '/api/staff/rules', rule);
    if (status !== 200) throw new Error(`The rule of a ${role} answered ${status}`);
  }
  const shown = await begin('A thread for all');
  const thread = await begin('Out of sight');
  await owner.ask('POST', `/api/posts/${shown}/replies`, { author: 'Asha', content: 'Hidden' });
  const { body } = await owner.ask('GET', `/api/posts/${shown}`);
  const [reply] = (body as { replies: { id: string }[] }).replies;
  await owner.ask('POST', `/api/posts/${shown}/replies/${reply?.id}/hiding`, { hidden: true });
  await owner.ask('POST', `/api/posts/${thread}/hiding`, { hidden: true });
  hidden = { thread, shown };
});
afterAll(() => shop.close());

const LIMITS = {
  LIMIT_BOOKINGS: '999/999/999',
  LIMIT_ENQUIRIES: '999/999/999',
  LIMIT_QUOTE_REQUESTS: '999/999/999',
  LIMIT_POSTS: '999/999/999',
  LIMIT_REPLIES: '999/999/999',
  LIMIT_LIKES: '999/999/999',
  LIMIT_OPEN_APPOINTMENTS: '999',
  SLOT_CAPACITY: '99',
};

function browserOf(among: Map<Role, Browser>, role: Role): Browser {
  const browser = among.get(role);
  if (!browser) throw new Error(`No ${role} is signed in`);
  return browser;
}

async function member(role: Role, name: string): Promise<Browser> {
  const account = { email: `${name}@shop.example`, password: PASSWORD };
  const added = await owner.ask('POST', '/api/staff', { ...account, name, role });
  if (added.status !== 201) throw new Error(`Adding ${name} answered ${added.status}`);
  const browser = shop.browser();
  await browser.signIn(account);
  return browser;
}

async function turnOn(browser: Browser) {
  const begun = await browser.ask('POST', '/api/session/second-factor/enrolment');
  const { secret } = begun.body as { secret: string };
  const code = totpCode(secret, stepAt(shop.clock.now));
  const { status } = await browser.ask('POST', '/api/session/second-factor/confirmation', { code });
  if (status !== 200) throw new Error(`A second factor answered ${status}`);
}

async function begin(title: string): Promise<string> {
  const { body } = await shop.browser().ask('POST', '/api/posts', thread(title));
  return (body as { id: string }).id;
}

const thread = (title: string) => ({
  author: 'Bibek',
  title,
  category: 'iPhone',
  content: 'How long does a battery last these days?',
});

type Operation = { operationId: string; 'x-right'?: Right };
type Document = { paths: Record<string, Record<string, Operation>> };

async function operations() {
  const { body } = await shop.browser().ask('GET', '/api/openapi.json');
  return Object.entries((body as Document).paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method, ...operation })),
  );
}

/**
 * Operations that a member may call after sending only the password. They let the member set up a
 * second factor or sign out. A thief who knows the password can call them, too, so be careful when
 * you add one.
 */
const OWN = [
  'addPasskey',
  'askForPasskey',
  'beginEnrolment',
  'beginPasskey',
  'changePassword',
  'confirmEnrolment',
  'confirmSession',
  'confirmSessionByCode',
  'confirmSessionByPasskey',
  'endOtherSessions',
  'endSession',
  'listPasskeys',
  'listSessions',
  'readSecondFactor',
  'removePasskey',
  'renewRecoveryCodes',
  'renewRecoveryCodesByPasskey',
  'signOut',
  'turnSecondFactorOff',
];

test('the right to one’s own account permits exactly these operations', async () => {
  const own = (await operations()).filter((one) => one['x-right'] === 'own-account');
  expect(own.map(({ operationId }) => operationId).sort()).toEqual(OWN);
});

test.each(ROLES)('a %s without the required second factor may do nothing else', async (role) => {
  let asked = 0;
  for (const { path, method, operationId, 'x-right': right } of await operations()) {
    if (!right || right === 'own-account') continue;
    asked += 1;
    const url = path.replace(/\{\w+\}/g, 'no-such-id');
    const body = method === 'get' ? undefined : {};
    const answer = await browserOf(half, role).ask(method.toUpperCase() as 'GET', url, body);
    expect([operationId, answer.status, (answer.body as { code?: string }).code]).toEqual([
      operationId,
      403,
      'second-factor-missing',
    ]);
  }
  expect(asked).toBeGreaterThan(40);
});

// Operations whose response depends on the caller. Signed-in members cannot use a customer's
// private link (decision 052), so visitors get more than members here.
const OF_ONESELF = new Set(['readSession', 'exportMyData']);
const withoutId = (body: unknown) =>
  typeof body === 'object' && body !== null ? { ...body, requestId: undefined } : body;

/** Returns the paths that the tests request as a visitor, among them paths of hidden content. */
async function reads() {
  const open = (await operations()).filter(
    ({ method, operationId, 'x-right': right }) =>
      method === 'get' && right === undefined && !OF_ONESELF.has(operationId),
  );
  return open.flatMap(({ path }) =>
    [hidden.thread, hidden.shown].map((id) => path.replace(/\{\w+\}/g, id)),
  );
}

const VISITORS: [string, () => Browser][] = [
  ...ROLES.map((role): [string, () => Browser] => [
    `a ${role} without the second factor that is needed`,
    () => browserOf(half, role),
  ]),
  ...ROLES.filter((role) => !may(role, 'moderate')).map((role): [string, () => Browser] => [
    `a ${role}`,
    () => browserOf(full, role),
  ]),
];

test.each(VISITORS)('%s reads only what visitors read', async (_, browser) => {
  for (const url of await reads()) {
    const [theirs, visitors] = await Promise.all([
      browser().ask('GET', url),
      shop.browser().ask('GET', url),
    ]);
    const seen = ({ status, body }: typeof theirs) => [url, status, withoutId(body)];
    expect(seen(theirs)).toEqual(seen(visitors));
  }
});

test.each(VISITORS)('%s writes as a visitor, without the shop’s badge', async (_, browser) => {
  const post = await browser().ask('POST', '/api/posts', thread('As a visitor'));
  expect(post).toMatchObject({ status: 201, body: { author: 'Bibek', isOfficial: false } });
  const said = { author: 'Bibek', content: 'I wonder, too.' };
  const replied = await browser().ask('POST', `/api/posts/${hidden.shown}/replies`, said);
  expect(replied).toMatchObject({ status: 201, body: { author: 'Bibek', isOfficial: false } });
  expect((await browser().ask('POST', `/api/posts/${hidden.thread}/replies`, said)).status).toBe(
    404,
  );
});

test('a moderator sees hidden content and writes with the badge', async () => {
  for (const role of ROLES.filter((one) => may(one, 'moderate'))) {
    const browser = browserOf(full, role);
    expect((await browser.ask('GET', `/api/posts/${hidden.thread}`)).status).toBe(200);
    const post = await browser.ask('POST', '/api/posts', thread(`Of a ${role}`));
    expect(post).toMatchObject({ status: 201, body: { isOfficial: true } });
  }
});

const ENQUIRY = {
  customerName: 'Ramesh',
  customerPhone: '9841000003',
  message: 'Is it in stock?',
  items: [],
};
const QUOTE_REQUEST = {
  companyName: 'Himal School',
  industry: 'Education and Schools',
  contactPerson: 'Sunita',
  phone: '01-5550111',
  email: 'it@himal.example',
  services: 'Help desk',
};

/**
 * For each kind of submission: how the test sends it, and the right with which a member may send it
 * as staff. Submissions by staff have no limit.
 */
const SENDS: Record<
  SubmissionKind,
  { right: Right; send: (browser: Browser) => Promise<unknown> }
> = {
  booking: {
    right: 'change-bookings',
    send: (browser) => browser.ask('POST', '/api/bookings', appointment()),
  },
  enquiry: {
    right: 'answer-requests',
    send: (browser) => browser.ask('POST', '/api/enquiries', ENQUIRY),
  },
  'quote-request': {
    right: 'answer-requests',
    send: (browser) => browser.ask('POST', '/api/quote-requests', QUOTE_REQUEST),
  },
  post: {
    right: 'moderate',
    send: (browser) => browser.ask('POST', '/api/posts', thread('One more')),
  },
  reply: {
    right: 'moderate',
    send: (browser) =>
      browser.ask('POST', `/api/posts/${hidden.shown}/replies`, { author: 'B', content: 'More.' }),
  },
  like: {
    right: 'moderate',
    async send(browser) {
      const url = `/api/posts/${hidden.shown}/like`;
      await browser.ask('DELETE', url);
      await browser.ask('DELETE', url);
      return browser.ask('PUT', url);
    },
  },
};
const KINDS = Object.keys(SENDS) as SubmissionKind[];

test.each(KINDS)('a %s is rate-limited unless fully signed in with the right', async (kind) => {
  const { right, send } = SENDS[kind];
  const counted = async () =>
    (await shop.db.selectFrom('submissions').select('id').where('kind', '=', kind).execute())
      .length;
  for (const role of ROLES) {
    for (const [among, isFree] of [
      [full, may(role, right)],
      [half, false],
    ] as const) {
      const before = await counted();
      const sent = (await send(browserOf(among, role))) as { status: number };
      expect(sent.status).toBeLessThan(300);
      expect([role, isFree, (await counted()) - before]).toEqual([role, isFree, isFree ? 0 : 1]);
    }
  }
});
