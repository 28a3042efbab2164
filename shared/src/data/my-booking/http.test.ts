import { createHttpShopData } from '../HttpShopData';
import { answering, headerOf, json } from '../http/answering.fixture';

test('the secret of a private link is a header, never a part of the address', async () => {
  const server = answering(json(404, { code: 'not-found', message: 'x' }));
  await createHttpShopData({ baseUrl: '', ...server }).myBooking('the-secret');
  const [asked] = server.asked;
  expect(asked?.url).toBe('/api/my-bookings');
  expect(asked && headerOf(asked, 'x-booking-token')).toBe('the-secret');
});
