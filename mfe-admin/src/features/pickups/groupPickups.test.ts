import type { ListedPickup } from '@mcs-repairs/shared/domain/types/pickup';
import { aBooking } from '../../testing/fakeShop';
import { groupPickups } from './groupPickups';

const PLACE = {
  address: 'House 1',
  landmark: '',
  area: 'Thamel',
  pin: '',
  contactName: '',
  contactPhone: '',
  terms: 'valley' as const,
};
const ride = (id: string, more: Partial<ListedPickup> = {}): ListedPickup => ({
  booking: aBooking(id),
  place: PLACE,
  whereabouts: 'planned',
  steps: [],
  ...more,
});

test('groups pickups by area; unknown areas come next, and couriers last', () => {
  const groups = groupPickups(
    [
      ride('1', { place: { ...PLACE, terms: 'courier' } }),
      ride('2'),
      ride('3', { place: null }),
      ride('4', { place: { ...PLACE, area: 'thamel' } }),
      ride('5', { place: { ...PLACE, area: 'Baneshwor' } }),
      ride('6', { place: null, booking: aBooking('6', { city: 'Lalitpur' }) }),
    ],
    '2026-11-23',
  );
  expect(groups.map(({ area, rides }) => [area, rides.map(({ booking }) => booking.id)])).toEqual([
    ['Baneshwor', ['5']],
    ['Lalitpur', ['6']],
    ['Thamel', ['2', '4']],
    ['Unknown area', ['3']],
    ['By courier', ['1']],
  ]);
});

test('leaves out devices that are in repair', () => {
  const booking = aBooking('7', { status: 'in_progress', stage: 'repairing' });
  expect(groupPickups([ride('7', { booking, whereabouts: 'arrived' })], '2026-11-23')).toEqual([]);
});

const due = (id: string, pickupDate: string, pickupFrom: string, area: string) =>
  ride(id, { place: { ...PLACE, area }, booking: aBooking(id, { pickupDate, pickupFrom }) });

test('the next stop is first, then the rest of its area', () => {
  const failed = { id: 's', at: '2026-11-23T04:00:00.000Z', by: 'Ram', step: 'failed' as const };
  const groups = groupPickups(
    [
      { ...due('1', '2026-11-22', '9:00 AM', 'Asan'), steps: [{ ...failed, reason: 'Nobody' }] },
      due('2', '2026-11-23', '1:00 PM', 'Thamel'),
      due('3', '2026-11-23', '10:00 AM', 'Thamel'),
      due('4', '2026-11-23', '11:00 AM', 'Baneshwor'),
      ride('5', { whereabouts: 'collected', place: { ...PLACE, area: 'Asan' } }),
    ],
    '2026-11-23',
  );
  expect(groups.map(({ area, rides }) => [area, rides.map(({ booking }) => booking.id)])).toEqual([
    ['Thamel', ['3', '2']],
    ['Baneshwor', ['4']],
    ['Asan', ['1', '5']],
  ]);
});
