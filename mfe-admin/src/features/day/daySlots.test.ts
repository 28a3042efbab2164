import { aBooking } from '../../testing/fakeShop';
import { daySlots } from './daySlots';

const at = (time: string, id = time) => aBooking(id, { appointmentTime: time });
const stateAt = (slots: ReturnType<typeof daySlots>, time: string) =>
  slots.find((slot) => slot.time === time)?.state;

it('an open day has 18 slots from 9:00 AM to 5:30 PM, every third reserved for walk-ins', () => {
  const slots = daySlots([], true);
  expect(slots).toHaveLength(18);
  expect([slots[0]?.time, slots[17]?.time]).toEqual(['9:00 AM', '5:30 PM']);
  expect(slots.filter(({ state }) => state === 'walk-in').map(({ time }) => time)).toEqual([
    '9:00 AM',
    '10:30 AM',
    '12:00 PM',
    '1:30 PM',
    '3:00 PM',
    '4:30 PM',
  ]);
});

it('a booked slot shows its booking, even if it is reserved for walk-ins', () => {
  const slots = daySlots([at('9:00 AM'), at('9:30 AM')], true);
  expect(stateAt(slots, '9:00 AM')).toBe('booked');
  expect(slots[1]).toMatchObject({ state: 'booked', bookings: [{ id: '9:30 AM' }] });
});

it('a cancelled booking stays listed, and its slot is free', () => {
  const slots = daySlots([aBooking('1', { status: 'cancelled' })], true);
  expect(slots[1]).toMatchObject({ time: '9:30 AM', state: 'free', bookings: [{ id: '1' }] });
});

it('a closed day shows only slots with a booking', () => {
  expect(daySlots([], false)).toEqual([]);
  expect(daySlots([at('2:00 PM')], false)).toMatchObject([{ time: '2:00 PM', state: 'booked' }]);
});

it('a booking outside the appointment hours is sorted by its time', () => {
  const slots = daySlots([at('8:00 AM'), at('6:30 PM')], true);
  expect(slots).toHaveLength(20);
  expect([slots[0]?.time, slots[19]?.time]).toEqual(['8:00 AM', '6:30 PM']);
});
