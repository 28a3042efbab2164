import { aBooking, NOW } from '../../testing/fakeShop';
import { leadOf } from './leadOf';

const TODAY = '2026-11-23';
const noTime = { appointmentDate: '', appointmentTime: '' };

test.each([
  [
    'its pickup',
    { pickupDate: '2026-11-24', pickupFrom: '10:00 AM' },
    'Nov 24',
    'Pickup, 10:00 AM',
  ],
  ['its day', { appointmentDate: '2026-11-24', appointmentTime: '9:30 AM' }, 'Nov 24', '9:30 AM'],
  ['its time today', { appointmentDate: TODAY, appointmentTime: '9:30 AM' }, '9:30 AM', ''],
  ['no time yet', {}, 'No time yet', ''],
] as const)('a pending request begins with %s', (_what, given, lead, note) => {
  const booking = aBooking('1', { ...noTime, ...given, createdAt: NOW.toISOString() });
  expect(leadOf(booking, 'pending', TODAY, NOW)).toEqual({ lead, note });
});

test.each([
  [7, false],
  [8, true],
])('a device that became ready %i days ago is marked as old: %s', (days, isOld) => {
  const updatedAt = new Date(+NOW - days * 24 * 60 * 60 * 1000).toISOString();
  const booking = aBooking('1', { stage: 'ready', updatedAt });
  expect(leadOf(booking, 'ready', TODAY, NOW).isOld).toBe(isOld);
});
