import { aBooking } from '../../testing/fakeShop';
import { selectionOf, startBulkForm } from './bulkForm';

const NOW = new Date('2026-11-23T10:00:00.000Z');

test('without a booking the criteria select the last 24 hours in Nepal time', () => {
  const form = startBulkForm(null, NOW);
  expect(form).toMatchObject({ way: 'time', from: '2026-11-22T15:45', to: '2026-11-23T15:45' });
  expect(selectionOf(form, null)).toEqual({
    action: 'spam',
    from: '2026-11-22T10:00:00.000Z',
    to: '2026-11-23T10:00:59.999Z',
  });
});

test('with a booking the criteria select its network, phone and email', () => {
  const booking = aBooking('1');
  const form = startBulkForm(booking, NOW);
  expect(selectionOf(form, booking)).toEqual({ action: 'spam', sameNetworkAs: '1' });
  expect(selectionOf({ ...form, way: 'phone' }, booking)).toEqual({
    action: 'spam',
    phone: '+977 9800000000',
  });
  expect(selectionOf({ ...form, action: 'cancel', way: 'email' }, booking)).toEqual({
    action: 'cancel',
    email: '1@mail.example',
  });
});

test.each([
  ['an empty phone', { way: 'phone', phone: ' ' }],
  ['an empty email', { way: 'email', email: '' }],
  ['half a time', { way: 'time', from: '' }],
  ['a time that ends before it begins', { way: 'time', from: '2026-11-24T00:00' }],
  ['a network without a booking', { way: 'network' }],
] as const)('%s selects nothing', (_what, change) => {
  expect(selectionOf({ ...startBulkForm(null, NOW), ...change }, null)).toBeNull();
});
