import { openTestShop, STAFF, type Browser, type TestShop } from '../../../test/testShop';

let shop: TestShop;
let asha: Browser;
beforeEach(async () => {
  shop = await openTestShop();
  asha = await shop.staff();
});
afterEach(() => shop.close());

const pass = (minutes: number) => {
  shop.clock.now = new Date(shop.clock.now.getTime() + minutes * 60_000);
};
const confirm = (currentPassword: string) =>
  asha.ask('POST', '/api/session/confirmation', { currentPassword });
const RITA = { name: 'Rita', email: 'rita@shop.example', role: 'clerk' };

test.each([
  ['exporting', 'GET', '/api/bookings/export', undefined],
  ['inviting', 'POST', '/api/staff/invitations', RITA],
  ['changing rights', 'POST', '/api/staff/nobody/role', { role: 'clerk' }],
] as const)(
  '%s asks for the password again after a quarter of an hour',
  async (_w, method, url, body) => {
    pass(15);
    expect((await asha.ask(method, url, body)).body).not.toMatchObject({
      code: 'approval-needed',
    });
    pass(15);
    expect(await asha.ask(method, url, body)).toMatchObject({
      status: 403,
      body: { code: 'approval-needed' },
    });
    expect((await confirm(STAFF.password)).status).toBe(204);
    expect((await asha.ask(method, url, body)).body).not.toMatchObject({
      code: 'approval-needed',
    });
  },
);

test('ordinary work does not ask for it again', async () => {
  pass(60);
  expect((await asha.ask('GET', '/api/bookings')).status).toBe(200);
});

test('guessing at an unattended computer ends the session', async () => {
  pass(60);
  expect(await confirm('not the password')).toMatchObject({
    status: 401,
    body: { fields: { currentPassword: expect.any(String) } },
  });
  for (let count = 0; count < 4; count += 1) await confirm('not the password');
  expect((await asha.ask('GET', '/api/bookings')).status).toBe(401);
});
