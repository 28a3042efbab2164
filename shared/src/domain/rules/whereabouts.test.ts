import type { Booking } from '../types/booking';
import { handoverOf } from './whereabouts';

const AT = { shopAddress: 'Putalisadak', pickupAddress: 'Jhamsikhel 4' };
const request = { serviceType: 'pickup', appointmentDate: '', status: 'pending' } as const;
const fetched = { ...request, pickupDate: '2026-11-28' } as const;
type Case = [string, Parameters<typeof handoverOf>[0], string];

test.each<Case>([
  ['asked for', request, 'Pickup'],
  ['confirmed', { ...fetched, status: 'confirmed' }, 'Pickup'],
  ['cancelled', { ...request, status: 'cancelled' }, 'Where'],
  ['cancelled after its day was set', { ...fetched, status: 'cancelled' }, 'Where'],
  ['here', { ...fetched, status: 'in_progress', stage: 'repairing' }, 'Return'],
  ['ready', { ...fetched, status: 'completed', stage: 'ready' }, 'Return'],
  ['not repaired', { ...fetched, status: 'cancelled', stage: 'unrepaired' }, 'Return'],
  ['back', { ...fetched, ...back('completed', 'collected') }, 'Where'],
  ['back as it came', { ...fetched, ...back('cancelled', 'unrepaired') }, 'Where'],
])('a pickup that is %s has the same place in emails and on pages', (_what, booking, label) => {
  const { label: said, value } = handoverOf(booking, AT);
  expect(said).toBe(label);
  expect(value).toContain(label === 'Where' ? AT.shopAddress : AT.pickupAddress);
});

function back(status: Booking['status'], stage: NonNullable<Booking['stage']>) {
  return { status, stage, collectedAt: '2026-11-29T06:00:00.000Z' };
}
