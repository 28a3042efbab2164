import { BOOKING_STATUSES } from '../types/booking';
import { STAGES } from '../types/stage';
import { stageAfterStatus, stageLabel, STAGES_IN_SHOP, statusOfStage } from './repairStage';

test.each([
  ['received', 'confirmed'],
  ['diagnosing', 'in_progress'],
  ['waiting_customer', 'in_progress'],
  ['waiting_parts', 'in_progress'],
  ['repairing', 'in_progress'],
  ['ready', 'completed'],
  ['collected', 'completed'],
  ['unrepaired', 'cancelled'],
] as const)('a repair at stage %s belongs to a booking with status %s', (stage, status) => {
  expect(statusOfStage(stage)).toBe(status);
});

test('every stage has its own name, and is in the shop unless collected', () => {
  expect(new Set(STAGES.map(stageLabel)).size).toBe(8);
  expect(STAGES_IN_SHOP).toHaveLength(7);
  expect(STAGES_IN_SHOP).not.toContain('collected');
});

test('a change of only the status leads to a stage of that status, or to none', () => {
  for (const before of [undefined, ...STAGES]) {
    for (const status of BOOKING_STATUSES) {
      const after = stageAfterStatus(before, status);
      if (after) expect(statusOfStage(after)).toBe(status);
    }
  }
});

test.each([
  [undefined, 'confirmed', undefined],
  ['received', 'confirmed', 'received'],
  ['received', 'in_progress', 'repairing'],
  [undefined, 'in_progress', 'repairing'],
  ['waiting_parts', 'in_progress', 'waiting_parts'],
  ['repairing', 'completed', 'ready'],
  ['collected', 'completed', 'collected'],
  ['diagnosing', 'cancelled', 'unrepaired'],
  [undefined, 'cancelled', undefined],
] as const)('from stage %s, a booking with status %s gets stage %s', (before, status, after) => {
  expect(stageAfterStatus(before, status)).toBe(after);
});
