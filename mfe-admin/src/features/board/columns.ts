import { stageLabel } from '@mcs-repairs/shared/domain/rules/repairStage';
import type { Technician } from '@mcs-repairs/shared/domain/types/repair';
import type { Booking } from '@mcs-repairs/shared/domain/types/booking';
import { STAGES } from '@mcs-repairs/shared/domain/types/stage';
import type { ShopDate } from '@mcs-repairs/shared/domain/types/time';

export type Column = { id: string; name: string; bookings: Booking[] };
export type Grouping = 'stage' | 'technician';

/**
 * Returns the id of a column as a drop target. An id must not be empty, and the column `Unassigned`
 * has an empty id. So every id gets a prefix.
 */
export const dropId = (column: string) => `to ${column}`;
export const columnOfDrop = (id: string) => id.slice(dropId('').length);

/** The last two columns are narrower than the others. While they are empty, they are folded. */
const isLast = ({ id }: Column): boolean => id === 'collected' || id === 'unrepaired';

export const isFolded = (column: Column): boolean => column.bookings.length === 0 && isLast(column);

/** The name of the CSS property with the width of a column. */
export const widthOf = (column: Column) =>
  isFolded(column) ? 'folded' : isLast(column) ? 'last' : 'column';

const NOBODY = { id: '', name: 'Unassigned' };

/**
 * Returns the columns of the board with their bookings. Bookings with a promised day come first,
 * sorted by that day. Bookings without one follow, oldest first.
 */
export function columnsOf(
  bookings: readonly Booking[],
  technicians: readonly Technician[],
  grouping: Grouping,
): Column[] {
  const sorted = bookings.toSorted((a, b) => compare(orderOf(a), orderOf(b)));
  if (grouping === 'stage') {
    return STAGES.map((id) => ({
      id,
      name: stageLabel(id),
      bookings: sorted.filter((booking) => columnOf(booking) === id),
    }));
  }
  const known = new Set(technicians.map(({ id }) => id));
  const isOf = (id: string) => (booking: Booking) =>
    booking.collectedAt === undefined &&
    (known.has(booking.technicianId ?? '') ? booking.technicianId : '') === id;
  return [NOBODY, ...technicians].map(({ id, name }) => ({
    id,
    name,
    bookings: sorted.filter(isOf(id)),
  }));
}

/**
 * Collected devices are in the column `collected`, even if their stage says that they were not
 * repaired.
 */
const columnOf = ({ stage, collectedAt }: Booking) => (collectedAt ? 'collected' : stage);
const orderOf = ({ promisedDate = '~', createdAt }: Booking) => `${promisedDate} ${createdAt}`;
const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);

/** Whether the shop has finished its work on the device. The promised day is then irrelevant. */
export const isDone = ({ stage }: Booking): boolean =>
  stage === 'ready' || stage === 'collected' || stage === 'unrepaired';

/** Whether the promised day has passed and the device is not ready. */
export const isLate = (booking: Booking, today: ShopDate): boolean =>
  !isDone(booking) && (booking.promisedDate ?? today) < today;
