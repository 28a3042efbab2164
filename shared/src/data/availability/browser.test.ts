import { readAvailability } from '../../domain/contract/availability';
import { book, openShop, REQUEST } from '../openShop.fixture';

test('a fresh day has 12 free slots, and own bookings occupy none', async () => {
  const { shop } = openShop();
  await book(shop, REQUEST, 'key-1');
  const answer = await shop.call(readAvailability, {
    query: { from: '2026-03-10', to: '2026-03-18' },
  });
  const days = answer.ok ? answer.value.days : [];
  expect(days.map(({ bookable }) => bookable)).toEqual([
    true,
    true,
    true,
    true,
    false,
    false,
    true,
    true,
    false,
  ]);
  expect(days[1]?.slots.filter(({ available }) => available)).toHaveLength(12);
});
