import type { StaffMember } from '@mcs-repairs/shared/domain/types/staff';
import type { LogPage } from '@mcs-repairs/shared/domain/types/staffLog';
import { openTestShop, type Browser, type TestShop } from '../../../test/testShop';

const RITA = { name: 'Rita', email: 'rita@shop.example', password: 'another long password' };

let shop: TestShop;
let asha: Browser;
beforeEach(async () => {
  shop = await openTestShop();
  asha = await shop.staff();
});
afterEach(() => shop.close());

const addRita = async (role?: string) =>
  (await asha.ask('POST', '/api/staff', { ...RITA, ...(role && { role }) })).body as StaffMember;
const setRole = (browser: Browser, id: string, role: string) =>
  browser.ask('POST', `/api/staff/${id}/role`, { role });
const log = async (query = '') =>
  ((await asha.ask('GET', `/api/log${query}`)).body as LogPage).entries;

test('an account from before roles existed, or added without a role, is an owner', async () => {
  expect((await addRita()).role).toBe('owner');
  expect((await asha.ask('GET', '/api/session')).body).toMatchObject({ staff: { role: 'owner' } });
});

test('a changed role applies to the next request', async () => {
  const { id } = await addRita('clerk');
  const rita = shop.browser();
  await rita.signIn(RITA);
  expect((await rita.ask('GET', '/api/bookings')).status).toBe(200);
  expect(await setRole(asha, id, 'moderator')).toMatchObject({ body: { role: 'moderator' } });
  expect(await rita.ask('GET', '/api/bookings')).toMatchObject({
    status: 403,
    body: { message: 'A moderator may not see bookings. Please ask an owner.' },
  });
});

test('nobody can give themselves a right', async () => {
  const { id } = await addRita('clerk');
  const rita = shop.browser();
  await rita.signIn(RITA);
  expect((await setRole(rita, id, 'owner')).status).toBe(403);
});

test('one owner always remains, even with simultaneous requests', async () => {
  const rita = await addRita('owner');
  const second = shop.browser();
  await second.signIn(RITA);
  const members = (await asha.ask('GET', '/api/staff')).body as StaffMember[];
  const idOfAsha = members.find(({ name }) => name === 'Asha')?.id ?? '';
  await Promise.all([setRole(asha, rita.id, 'clerk'), setRole(second, idOfAsha, 'clerk')]);
  const owners = await shop.db
    .selectFrom('staff')
    .select('id')
    .where('role', '=', 'owner')
    .execute();
  expect(owners).toHaveLength(1);
});

test('the last owner can neither get another role nor be disabled', async () => {
  await addRita('clerk');
  const { id } = await shop.db
    .selectFrom('staff')
    .select('id')
    .where('name', '=', 'Asha')
    .executeTakeFirstOrThrow();
  expect(await setRole(asha, id, 'clerk')).toMatchObject({ status: 403 });
});

test('the log lists actions, newest first, and can be searched by text and kind', async () => {
  const { id } = await addRita('clerk');
  await setRole(asha, id, 'technician');
  await asha.ask('GET', '/api/bookings/export');
  const entries = await log();
  expect(entries.map(({ event, by }) => [event, by])).toEqual([
    ['bookings-exported', 'Asha'],
    ['rights-changed', 'Asha'],
    ['account-added', 'Asha'],
    ['signed-in', 'Asha'],
  ]);
  expect(entries[1]?.detail).toBe('Rita: clerk became technician');
  expect((await log('?search=RITA')).map(({ event }) => event)).toEqual([
    'rights-changed',
    'account-added',
  ]);
  expect(await log('?event=bookings-exported')).toHaveLength(1);
  expect(await log('?search=%25')).toEqual([]);
});

test('a long log has several pages', async () => {
  for (let count = 0; count < 60; count += 1) await asha.ask('GET', '/api/bookings/export');
  const first = (await asha.ask('GET', '/api/log')).body as LogPage;
  expect(first.entries).toHaveLength(50);
  expect(await log(`?before=${first.next}`)).toHaveLength(11);
});
