import { appointment, openTestShop, type TestShop } from '../../test/testShop';
import { ENGINE } from '../../test/testDatabase';
import { sqliteFile } from './openDatabase';
import { openSqlite } from './sqliteDialect';

const onSqlite = ENGINE === 'sqlite' ? describe : describe.skip;

onSqlite('while another process holds the file', () => {
  let shop: TestShop;
  let other: ReturnType<typeof openSqlite>;
  beforeEach(async () => {
    shop = await openTestShop();
    other = openSqlite(sqliteFile(shop.config.dataDir));
    other.exec('begin immediate');
  });
  afterEach(async () => {
    other.close();
    await shop.close();
  });
  const book = () => shop.browser().ask('POST', '/api/bookings', appointment());

  test('a booking waits for a moment and is then stored', async () => {
    const booking = book();
    setTimeout(() => other.exec('commit'), 300);
    expect((await booking).status).toBe(201);
  });

  test('a booking that waited too long is 503 with a time to try again, and works afterwards', async () => {
    const { status, body, headers } = await book();
    expect(status).toBe(503);
    expect(body).toMatchObject({ code: 'unavailable' });
    expect(Number(headers['retry-after'])).toBeGreaterThan(0);
    other.exec('commit');
    expect((await book()).status).toBe(201);
  });

  test('days and slots can still be read', async () => {
    const url = '/api/availability?from=2026-11-24&to=2026-11-24';
    expect((await shop.browser().ask('GET', url)).status).toBe(200);
    other.exec('commit');
  });
});
