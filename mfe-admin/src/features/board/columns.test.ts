import { aBooking } from '../../testing/fakeShop';
import { columnsOf, isFolded, isLate, widthOf } from './columns';

const bookings = [
  aBooking('1', { stage: 'repairing', createdAt: '2026-11-20T08:00:00Z', technicianId: 'a' }),
  aBooking('2', { stage: 'repairing', promisedDate: '2026-11-24', technicianId: 'gone' }),
  aBooking('3', { stage: 'unrepaired', collectedAt: '2026-11-23T08:00:00Z' }),
];
const found = (grouping: 'stage' | 'technician') =>
  columnsOf(bookings, [{ id: 'a', name: 'Asha' }], grouping)
    .filter((column) => column.bookings.length > 0)
    .map(({ name, bookings: inside }) => [name, inside.map(({ id }) => id)]);

test('a column lists promised devices first, and returned ones are with the collected ones', () => {
  expect(found('stage')).toEqual([
    ['Repairing', ['2', '1']],
    ['Collected', ['3']],
  ]);
});

test('only the columns at the end are narrow, while they are empty', () => {
  const folded = columnsOf(bookings, [], 'stage').filter(isFolded);
  expect(folded.map(({ name }) => name)).toEqual(['Unrepaired']);
  expect(columnsOf(bookings, [], 'stage').map(widthOf).slice(-3)).toEqual([
    'column',
    'last',
    'folded',
  ]);
  expect(columnsOf([], [], 'stage').filter(isFolded)).toHaveLength(2);
});

test('the column of unassigned devices is first, and no technician has collected devices', () => {
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
] as const)(
  'with the promised days %s and %s, a device is late on 23 November: %s',
  (promisedDate, stage, late) => {
    expect(isLate(aBooking('1', { promisedDate, stage }), '2026-11-23')).toBe(late);
  },
);
