import { openTestShop, type Browser, type TestShop } from '../../../test/testShop';
import { inTransaction } from '../../db/transact';
import { setStaffDisabled } from './storedStaff';

const RITA = { name: 'Rita', email: 'rita@shop.example', password: 'another long password' };

let shop: TestShop;
beforeEach(async () => {
  shop = await openTestShop();
});
afterEach(() => shop.close());

const activeNames = async () =>
  (await shop.db.selectFrom('staff').select('name').where('disabled_at', 'is', null).execute()).map(
    ({ name }) => name,
  );
const disable = (browser: Browser, id: string | undefined) =>
  browser.ask('POST', `/api/staff/${id}/disabling`, { disabled: true });

test('if two members disable each other at once, one of them stays active', async () => {
  const asha = await shop.staff();
  await asha.ask('POST', '/api/staff', RITA);
  const members = (await asha.ask('GET', '/api/staff')).body as { id: string; name: string }[];
  const idOf = (wanted: string) => members.find(({ name }) => name === wanted)?.id;
  for (let round = 0; round < 4; round += 1) {
    await shop.db.updateTable('staff').set({ disabled_at: null }).execute();
    const first = await shop.staff();
    const second = shop.browser();
    await second.signIn(RITA);
    const answers = await Promise.all([
      disable(first, idOf('Rita')),
      disable(second, idOf('Asha')),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 401]);
    expect(await activeNames()).toHaveLength(1);
  }
});

test('the last active account stays, whoever asks', async () => {
  const { id } = await shop.db.selectFrom('staff').select('id').executeTakeFirstOrThrow();
  const now = new Date();
  const outcome = await inTransaction(shop.db, (trx) =>
    setStaffDisabled(trx, shop.db.engine, id, now),
  );
  expect(outcome).toBe('last');
  expect(await activeNames()).toEqual(['Asha']);
});
