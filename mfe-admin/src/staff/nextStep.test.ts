import { canTransition } from '@mcs-repairs/shared/domain/rules/bookingStatus';
import { stageRefusal, statusOfStage } from '@mcs-repairs/shared/domain/rules/repairStage';
import { BOOKING_STATUSES, type Booking } from '@mcs-repairs/shared/domain/types/booking';
import { STAGES, type Stage } from '@mcs-repairs/shared/domain/types/stage';
import { aBooking, NOW } from '../testing/fakeShop';
import { nextStatusOf, nextStepOf, type KnownOfBooking } from './nextStep';

type Known = Omit<KnownOfBooking, 'now'>;
const LATER = '2026-11-30T10:00:00Z';
const EARLIER = '2026-11-20T10:00:00Z';

const at = (stage: Stage, given: Partial<Booking> = {}) => ({
  status: statusOfStage(stage),
  stage,
  ...given,
});
const labelOf = (given: Partial<Booking>, known: Known = {}) =>
  nextStepOf(aBooking('1', given), { now: NOW, ...known })?.label;

test.each<[string, Partial<Booking>, string | undefined]>([
  ['a pending booking is confirmed', {}, 'Confirm booking'],
  ['a confirmed customer brings the device', { status: 'confirmed' }, 'Check in device'],
  ['a received device is diagnosed', at('received'), 'Start diagnosis'],
  ['a diagnosed device gets an estimate', at('diagnosing'), 'Write estimate'],
  ['a warranty claim needs no estimate', at('diagnosing', { claimOf: '9' }), 'Start repair'],
  ['the shop waits for the answer', at('waiting_customer'), 'Record customer’s answer'],
  ['the parts have come', at('waiting_parts'), 'Start repair'],
  ['a repair is finished', at('repairing'), 'Mark repair as ready'],
  ['a repair without a stage is finished', { status: 'in_progress' }, 'Mark repair as ready'],
  ['a ready device goes to its owner', at('ready'), 'Hand over device to customer'],
  ['an unrepaired device goes back', at('unrepaired'), 'Hand over device to customer'],
  ['nothing is left after collection', at('collected', { collectedAt: EARLIER }), undefined],
  ['an unrepaired device went back', at('unrepaired', { collectedAt: EARLIER }), undefined],
  ['nothing is left after cancellation', { status: 'cancelled' }, undefined],
  ['spam needs nothing', { status: 'pending', spamAt: EARLIER }, undefined],
])('%s', (_, given, label) => {
  expect(labelOf(given)).toBe(label);
});

test.each<[Stage, Known['estimates'], string]>([
  ['diagnosing', [{ state: 'open', expiresAt: LATER }], 'Record customer’s answer'],
  ['diagnosing', [{ state: 'accepted', expiresAt: LATER }], 'Start repair'],
  ['diagnosing', [{ state: 'declined', expiresAt: LATER }], 'Write estimate'],
  ['waiting_customer', [{ state: 'open', expiresAt: LATER }], 'Record customer’s answer'],
  ['waiting_customer', [{ state: 'open', expiresAt: EARLIER }], 'Write estimate'],
  ['waiting_customer', [{ state: 'accepted', expiresAt: EARLIER }], 'Start repair'],
  ['waiting_customer', [], 'Record customer’s answer'],
])('%s with the estimates %j: %s', (stage, estimates, label) => {
  expect(labelOf(at(stage), { estimates })).toBe(label);
});

test.each<[string, Partial<Booking>, Known, string]>([
  ['the pickup gets its time', {}, {}, 'Set pickup time'],
  ['the rider comes', { pickupDate: '2026-11-25' }, { whereabouts: 'planned' }, 'View pickup'],
  [
    'the rider brings it in',
    { pickupDate: '2026-11-25' },
    { whereabouts: 'collected' },
    'Check in device',
  ],
  ['the rider brings it back', at('ready', { pickupDate: '2026-11-25' }), {}, 'View pickup'],
])('%s', (_, given, known, label) => {
  const request = {
    status: 'confirmed',
    serviceType: 'pickup',
    appointmentDate: '',
    ...given,
  } as const;
  expect(labelOf(request, known)).toBe(label);
});

test('a step with a form leads to its place on the page of the booking', () => {
  expect(nextStepOf(aBooking('1', at('diagnosing')), { now: NOW })).toMatchObject({
    to: '/admin/bookings/10001#estimate',
  });
});

test('the rules of status and stage allow each step that saves at once', () => {
  let steps = 0;
  for (const stage of [undefined, ...STAGES]) {
    for (const status of stage ? [statusOfStage(stage)] : BOOKING_STATUSES) {
      const booking = aBooking('1', stage ? { status, stage } : { status });
      for (const step of [nextStepOf(booking, { now: NOW }), nextStatusOf({ status })]) {
        if (!step?.change) continue;
        steps += 1;
        if ('status' in step.change) expect(canTransition(status, step.change.status)).toBe(true);
        else expect(stageRefusal(booking, step.change.stage)).toBeNull();
      }
    }
  }
  expect(steps).toBeGreaterThan(10);
});

test.each([
  ['pending', 'Confirm booking'],
  ['confirmed', 'Start repair'],
  ['in_progress', 'Mark repair as ready'],
  ['completed', undefined],
  ['cancelled', undefined],
] as const)('without stages, the step after %s is %s', (status, label) => {
  expect(nextStatusOf({ status })?.label).toBe(label);
});
