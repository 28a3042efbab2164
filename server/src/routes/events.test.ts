import {
  openTestShop,
  appointment,
  repairRequest,
  type Browser,
  type TestShop,
} from '../../test/testShop';
import { buildApp } from '../app';
import { forgetEvents } from '../db/events';
import { followEvents, type Followed } from '../../test/followEvents';

let shop: TestShop;
let staff: Browser;
let address: string;
const open: Followed[] = [];
beforeEach(async () => {
  shop = await openTestShop();
  staff = await shop.staff();
  address = await shop.app.listen({ port: 0, host: '127.0.0.1' });
});
afterEach(async () => {
  for (const followed of open.splice(0)) followed.stop();
  await shop.close();
});

const follow = async (headers: Record<string, string> = {}, at = address, query = '') => {
  const cookie = [...staff.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const followed = await followEvents(`${at}/api/events${query}`, { cookie, ...headers });
  open.push(followed);
  return followed;
};
const book = () => shop.browser().ask('POST', '/api/bookings', repairRequest());

test('a listener hears of a change as it happens, with its number', async () => {
  const followed = await follow();
  expect(await followed.next()).toMatchObject({ event: 'ready', id: '0' });
  await book();
  const [booking] = await shop.db.selectFrom('bookings').select('id').execute();
  expect(await followed.next()).toEqual({
    event: 'change',
    id: '1',
    data: { topic: 'bookings', id: booking?.id },
  });
});

test.each(['header', 'query'])(
  'a reconnect that names the last number (%s) misses nothing',
  async (way) => {
    const before = await follow();
    await before.next();
    await book();
    const last = (await before.next()).id;
    before.stop();
    await book();
    await book();
    const after =
      way === 'header'
        ? await follow({ 'last-event-id': last })
        : await follow({}, address, `?after=${last}`);
    const seen = [await after.next(), await after.next(), await after.next()];
    expect(seen.map(({ event, id }) => `${event} ${id}`)).toEqual([
      'ready 1',
      'change 2',
      'change 3',
    ]);
  },
);

test('what happened while nobody listened is told to who comes back', async () => {
  const first = await follow();
  const { id } = await first.next();
  first.stop();
  await Promise.all([book(), book(), book(), book()]);
  const back = await follow({ 'last-event-id': id });
  await back.next();
  const numbers = [];
  for (let index = 0; index < 4; index += 1) numbers.push((await back.next()).id);
  expect(numbers).toEqual(['1', '2', '3', '4']);
});

test('who was away for longer than events are kept is told that everything may have changed', async () => {
  const first = await follow();
  await first.next();
  await book();
  await first.next();
  first.stop();
  await book();
  await follow();
  await forgetEvents(shop.db, new Date('2027-01-01T00:00:00Z'));
  const back = await follow({ 'last-event-id': '1' });
  expect((await back.next()).event).toBe('reset');
  expect((await back.next()).event).toBe('ready');
});

test('a change that another process makes is heard as well', async () => {
  const { config, db } = shop;
  const other = await buildApp({ config, db, now: () => shop.clock.now });
  const followed = await follow({}, await other.listen({ port: 0, host: '127.0.0.1' }));
  await followed.next();
  await shop.browser().ask('POST', '/api/bookings', appointment());
  expect(await followed.next()).toMatchObject({ event: 'change', data: { topic: 'bookings' } });
  followed.stop();
  await other.close();
});

test('listening ends when the server stops', async () => {
  const followed = await follow();
  await followed.next();
  await shop.app.close();
  expect(await followed.ended).toBe(true);
});

test('a last number that is none begins from now', async () => {
  const followed = await follow({ 'last-event-id': 'x' });
  expect((await followed.next()).event).toBe('ready');
});
