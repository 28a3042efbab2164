import { createHttpShopData } from '../../data/HttpShopData';
import { answering, headerOf, json } from '../../data/http/answering.fixture';
import { readMyBooking } from './myBooking';

test('the secret of a private link is a header, never a part of the address', async () => {
  const server = answering(json(404, { code: 'not-found', message: 'x' }));
  const headers = { 'x-booking-token': 'the-secret' };
  await createHttpShopData({ baseUrl: '', ...server }).call(readMyBooking, { headers });
  const [asked] = server.asked;
  expect(asked?.url).toBe('/api/my-bookings');
  expect(asked && headerOf(asked, 'x-booking-token')).toBe('the-secret');
});
