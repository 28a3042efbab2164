import type { ListedRide } from '@mcs-repairs/shared/domain/types/pickup';
import { aBooking } from '../../testing/fakeShop';
import { groupRides } from './groupRides';

const PLACE = {
  address: 'House 1',
  landmark: '',
  area: 'Thamel',
  pin: '',
  contactName: '',
  contactPhone: '',
  terms: 'valley' as const,
};
const ride = (id: string, more: Partial<ListedRide> = {}): ListedRide => ({
  booking: aBooking(id),
  place: PLACE,
  whereabouts: 'planned',
  steps: [],
  ...more,
});

test('groups pickups by area; unknown areas come next, and couriers last', () => {
  const groups = groupRides([
    ride('1', { place: { ...PLACE, terms: 'courier' } }),
    ride('2'),
    ride('3', { place: null }),
    ride('4', { place: { ...PLACE, area: 'thamel' } }),
    ride('5', { place: { ...PLACE, area: 'Baneshwor' } }),
    ride('6', { place: null, booking: aBooking('6', { city: 'Lalitpur' }) }),
  ]);
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
  expect(groupRides([ride('7', { booking, whereabouts: 'arrived' })])).toEqual([]);
});
