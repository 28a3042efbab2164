import type { StaffMember } from '@mcs-repairs/shared/domain/types/staff';
import { openTestShop, type Browser, type TestShop } from '../../../test/testShop';

const RITA = { name: 'Rita', email: 'rita@shop.example', role: 'technician' };
const PASSWORD = 'seven quiet lanterns';

let shop: TestShop;
let asha: Browser;
beforeEach(async () => {
  shop = await openTestShop();
  asha = await shop.staff();
});
afterEach(() => shop.close());

const invite = (more: object = {}) =>
  asha.ask('POST', '/api/staff/invitations', { ...RITA, ...more });
const mails = async () =>
  (await shop.db.selectFrom('outbox').select(['kind', 'payload']).orderBy('id').execute()).map(
    ({ kind, payload }) => ({ kind, ...(JSON.parse(payload) as { token: string }) }),
  );
const choose = (token: string) =>
  shop.browser().ask('POST', '/api/password-links/use', { token, newPassword: PASSWORD });

test('an invited member chooses the password, even days later, and nobody else knows it', async () => {
  expect(await invite()).toMatchObject({ status: 201, body: { role: 'technician' } });
  const [mail] = await mails();
  expect(mail?.kind).toBe('invitation');
  shop.clock.now = new Date(shop.clock.now.getTime() + 6 * 24 * 3_600_000);
  expect((await choose(mail?.token ?? '')).status).toBe(204);
  const rita = shop.browser();
  expect((await rita.signIn({ email: RITA.email, password: PASSWORD })).status).toBe(200);
  expect((await rita.ask('GET', '/api/staff')).status).toBe(403);
  expect((await choose(mail?.token ?? '')).status).toBe(403);
});

test('the list says who has not accepted the invitation, also after it has expired', async () => {
  const invited = async () => {
    const { body } = await (await shop.staff()).ask('GET', '/api/staff');
    return (body as StaffMember[]).filter(({ isInvited }) => isInvited).map(({ name }) => name);
  };
  expect(await invited()).toEqual([]);
  await invite();
  expect(await invited()).toEqual(['Rita']);
  shop.clock.now = new Date(shop.clock.now.getTime() + 8 * 24 * 3_600_000);
  await shop.browser().ask('POST', '/api/password-links', { email: RITA.email });
  expect(await invited()).toEqual(['Rita']);
  const link = (await mails()).find(({ kind }) => kind === 'password-link');
  expect((await choose(link?.token ?? '')).status).toBe(204);
  expect(await invited()).toEqual([]);
});

test('an invitation ends after a week', async () => {
  await invite();
  const [mail] = await mails();
  shop.clock.now = new Date(shop.clock.now.getTime() + 7 * 24 * 3_600_000 + 1000);
  expect((await choose(mail?.token ?? '')).status).toBe(403);
});

test('an invitation survives password links that strangers request, and ends with its use', async () => {
  await invite();
  const [mail] = await mails();
  const ask = () => shop.browser().ask('POST', '/api/password-links', { email: RITA.email });
  for (let asked = 0; asked < 4; asked += 1) {
    shop.clock.now = new Date(shop.clock.now.getTime() + 24 * 3_600_000);
    expect((await ask()).status).toBe(204);
  }
  const links = await mails();
  expect(links.map(({ kind }) => kind).filter((kind) => kind === 'password-link')).toHaveLength(4);
  expect((await choose(mail?.token ?? '')).status).toBe(204);
  expect((await choose(links.at(-1)?.token ?? '')).status).toBe(403);
});

test('an address that has an account is refused beside its field', async () => {
  await invite();
  expect(await invite()).toMatchObject({
    status: 409,
    body: { fields: { email: expect.any(String) } },
  });
  expect((await invite({ email: 'other@shop.example', role: 'king' })).status).toBe(422);
  expect(((await asha.ask('GET', '/api/staff')).body as StaffMember[]).length).toBe(2);
});

test('a member gets one email about a sign-in from a new browser', async () => {
  expect(await mails()).toEqual([]);
  const laptop = await shop.staff();
  expect((await mails()).map(({ kind }) => kind)).toEqual(['sign-in-notice']);
  await laptop.signIn();
  expect(await mails()).toHaveLength(1);
});
