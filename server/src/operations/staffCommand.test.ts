import { softPasskey } from '../../test/softPasskey';
import { STAFF } from '../../test/testShop';
import { createEmptyPlace } from '../../test/testDatabase';
import { openPasskeyShop, SITE, type PasskeyShop } from '../auth/passkeys/testing/passkeyShop';
import { OperationError } from './backupFolder';
import { staffCommand } from './staffCommand';

let shop: PasskeyShop;
beforeEach(async () => {
  shop = await openPasskeyShop();
});
afterEach(() => shop.close());

const run = (...args: string[]) => staffCommand(shop.config, args, () => shop.clock.now);

test('the operator can reset the second factor of the only owner, who gets an email', async () => {
  const { asha } = shop;
  await shop.add(asha, softPasskey(SITE));
  expect((await shop.browser().signIn()).status).toBe(401);
  await expect(run('reset-factor', ` ${STAFF.email.toUpperCase()}`)).resolves.toContain(
    'signs in with the password alone',
  );
  expect((await asha.ask('GET', '/api/stats')).status).toBe(401);
  const back = shop.browser();
  expect((await back.signIn()).status).toBe(200);
  expect((await back.ask('GET', '/api/log?event=second-factor-off')).body).toMatchObject({
    entries: [{ by: 'the machine', detail: 'Of Asha' }],
  });
  expect((await shop.notices()).at(-1)).toContain('The operator of the server');
  expect(await shop.db.selectFrom('recovery_codes').selectAll().execute()).toEqual([]);
});

test.each([
  [[], 'Usage: '],
  [['reset-factor'], 'Usage: '],
  [['forget', STAFF.email], 'Usage: '],
  [['reset-factor', STAFF.email, 'more'], 'Usage: '],
  [['reset-factor', 'nobody@shop.example'], 'No account has this address'],
  [['reset-factor', STAFF.email], 'Asha has no second factor'],
])('problems are reported in one line: %j', async (args, words) => {
  await expect(run(...args)).rejects.toThrow(words);
  await expect(run(...args)).rejects.toBeInstanceOf(OperationError);
});

test('without a database it creates none', async () => {
  const place = await createEmptyPlace();
  try {
    const config = { ...shop.config, databaseUrl: undefined, dataDir: place.dataDir };
    await expect(
      staffCommand(config, ['reset-factor', STAFF.email], () => shop.clock.now),
    ).rejects.toThrow('There is no database in');
  } finally {
    place.remove();
  }
});
