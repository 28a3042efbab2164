import { may } from '@mcs-repairs/shared/domain/rules/rights';
import { RIGHTS, ROLES, type Right, type Role } from '@mcs-repairs/shared/domain/types/rights';
import { openTestShop, type Browser, type TestShop } from '../../../test/testShop';
import { requireStaff } from './requireStaff';

/**
 * All tests share one shop. Their requests have an empty body, which either the check of rights or
 * the validation rejects. No test therefore changes the shop.
 */
let shop: TestShop;
const browsers = new Map<Role, Browser>();
beforeAll(async () => {
  shop = await openTestShop();
  const owner = await shop.staff();
  for (const role of ROLES) {
    const account = { email: `${role}@shop.example`, password: 'some quite long words' };
    const added = await owner.ask('POST', '/api/staff', { ...account, name: role, role });
    if (added.status !== 201) throw new Error(`Adding a ${role} answered ${added.status}`);
    const browser = shop.browser();
    await browser.signIn(account);
    browsers.set(role, browser);
  }
});
afterAll(() => shop.close());

type Operation = { operationId: string; 'x-right'?: Right; security?: object[] };
type Document = { paths: Record<string, Record<string, Operation>> };

async function operations() {
  const { body } = await shop.browser().ask('GET', '/api/openapi.json');
  return Object.entries((body as Document).paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method, ...operation })),
  );
}

/**
 * Operations that other tests cover: `signOut` ends the caller's session, and the response of
 * `followChanges` never ends.
 */
const ELSEWHERE = new Set(['signOut', 'followChanges']);

test('every staff operation names its right, and no other operation does', async () => {
  for (const { operationId, security = [], 'x-right': right } of await operations()) {
    const isStaffOnly = security.some((scheme) => 'staffSession' in scheme);
    expect([operationId, right !== undefined]).toEqual([operationId, isStaffOnly]);
    if (right) expect(RIGHTS).toContain(right);
  }
});

test.each(ROLES)(
  'a %s may do what the table permits, and gets an error message for the rest',
  async (role) => {
    const browser = browsers.get(role);
    if (!browser) throw new Error(`No ${role} is signed in`);
    let asked = 0;
    for (const { path, method, operationId, 'x-right': right } of await operations()) {
      if (!right || ELSEWHERE.has(operationId)) continue;
      asked += 1;
      const url = path.replace(/\{\w+\}/g, 'no-such-id');
      const isChange = method !== 'get';
      const verb = method.toUpperCase() as 'GET';
      const { status, body } = await browser.ask(verb, url, isChange ? {} : undefined);
      const { code, message } = body as { code?: string; message?: string };
      const isRefused = status === 403 && code === 'forbidden';
      expect([operationId, right, isRefused]).toEqual([operationId, right, !may(role, right)]);
      if (isRefused) expect(message).toMatch(/^An? \w+ may not .+\. Please ask an owner\.$/);
      expect(status).not.toBe(401);
    }
    expect(asked).toBeGreaterThan(25);
  },
);

test('a visitor is refused every staff operation', async () => {
  for (const { path, method, 'x-right': right } of await operations()) {
    if (!right) continue;
    const url = path.replace(/\{\w+\}/g, 'no-such-id');
    const verb = method.toUpperCase() as 'GET';
    const { status } = await shop.browser().ask(verb, url, method === 'get' ? undefined : {});
    expect([path, status]).toEqual([path, 401]);
  }
});

test('a staff route without a right does not start', () => {
  expect(() => requireStaff({} as never, undefined as never)).toThrow('names no right');
});
