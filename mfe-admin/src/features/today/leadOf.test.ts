import { aBooking, NOW } from '../../testing/fakeShop';
import { leadOf } from './leadOf';

const TODAY = '2026-11-23';
const noTime = { appointmentDate: '', appointmentTime: '' };

test.each([
  [
    'its pickup',
    { pickupDate: '2026-11-24', pickupFrom: '10:00 AM' },
    '10:00 AM',
    'Pickup, Nov 24',
  ],
  ['no time yet', {}, 'No time yet', ''],
] as const)('a pending request begins with %s', (_what, given, lead, note) => {
  const booking = aBooking('1', { ...noTime, ...given, createdAt: NOW.toISOString() });
  expect(leadOf(booking, 'pending', TODAY, NOW)).toEqual({ lead, note });
});
