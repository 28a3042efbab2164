import { aBooking } from '../../testing/fakeShop';
import { columnsOf, isLate } from './columns';

const bookings = [
  aBooking('1', { stage: 'repairing', createdAt: '2026-11-20T08:00:00Z', technicianId: 'a' }),
  aBooking('2', { stage: 'repairing', promisedDate: '2026-11-24', technicianId: 'gone' }),
  aBooking('3', { stage: 'unrepaired', collectedAt: '2026-11-23T08:00:00Z' }),
];
const found = (grouping: 'stage' | 'technician') =>
  columnsOf(bookings, [{ id: 'a', name: 'Asha' }], grouping)
    .filter((column) => column.bookings.length > 0)
    .map(({ name, bookings: inside }) => [name, inside.map(({ id }) => id)]);

test('a column has the promised first, and what was handed back stands with the collected', () => {
  expect(found('stage')).toEqual([
    ['Repairing', ['2', '1']],
    ['Collected', ['3']],
  ]);
});

test('what belongs to nobody who works here stands first, and what was collected is on no bench', () => {
  expect(found('technician')).toEqual([
    ['Unassigned', ['2']],
    ['Asha', ['1']],
  ]);
});

test.each([
  ['2026-11-22', 'repairing', true],
  ['2026-11-23', 'repairing', false],
  ['2026-11-22', 'ready', false],
  [undefined, 'repairing', false],
] as const)('promised for %s and %s on 23 November: late is %s', (promisedDate, stage, late) => {
  expect(isLate(aBooking('1', { promisedDate, stage }), '2026-11-23')).toBe(late);
});
