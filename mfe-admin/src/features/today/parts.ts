import { PART_LINES } from '@mcs-repairs/shared/domain/rules/today';
import type { Booking } from '@mcs-repairs/shared/domain/types/booking';
import type { ShopDate } from '@mcs-repairs/shared/domain/types/time';
import type { Today } from '@mcs-repairs/shared/domain/types/today';

export type Part = {
  /** The anchor to which the summary at the top links. */
  id: 'pending' | 'late' | 'arriving' | 'ready' | 'promised' | 'in-shop';
  title: string;
  /** The text that the page shows if this part is empty. */
  empty: string;
  total: number;
  bookings: readonly Booking[];
  /** A link to all bookings of the part, if there are more than it shows. */
  all: string;
  /** Marks bookings that arrived after the member's last visit. */
  marksNew?: true;
};

/**
 * Returns two columns side by side, the most urgent part first, and a part below them with all other
 * devices in the shop. Each booking is in one part only.
 */
export function partsOf(today: Today): { columns: Part[][]; inShop: Part } {
  const { waiting, fresh, missed, overdue, arriving, ready, promisedToday, inShop } = today;
  return {
    columns: [
      [
        {
          id: 'late',
          title: 'Late',
          empty: 'nothing late',
          total: missed.total + overdue.total,
          bookings: [...overdue.lines, ...missed.lines],
          all: overdue.total > overdue.lines.length ? BOARD : '/admin/bookings?sort=appointment',
        },
        {
          id: 'pending',
          title: 'Pending',
          empty: 'nothing to confirm',
          total: waiting.total + fresh.total,
          bookings: pastFirst([...waiting.lines, ...fresh.lines.toReversed()], today.shopDate),
          all: '/admin/bookings?status=pending&sort=oldest',
          marksNew: true,
        },
        {
          id: 'arriving',
          title: 'Arriving today',
          empty: 'nobody else arrives today',
          total: arriving.total,
          bookings: arriving.lines,
          all: '/admin/day',
        },
      ],
      [
        {
          id: 'promised',
          title: 'Promised today',
          empty: 'nothing promised for today',
          total: promisedToday.total,
          bookings: promisedToday.lines,
          all: BOARD,
        },
        {
          id: 'ready',
          title: 'Ready to collect',
          empty: 'nothing to collect',
          total: ready.total,
          bookings: ready.lines.slice(0, PART_LINES),
          all: BOARD,
        },
      ],
    ],
    inShop: {
      id: 'in-shop',
      title: 'In the shop',
      empty: 'no other device in the shop',
      total: inShop.reduce((sum, { total }) => sum + total, 0),
      bookings: inShop.flatMap(({ lines }) => lines),
      all: BOARD,
    },
  };
}

/** Moves bookings whose day is over to the front, because their customers wait longest. */
function pastFirst(bookings: readonly Booking[], shopDate: ShopDate): Booking[] {
  const isPast = ({ pickupDate, appointmentDate }: Booking) =>
    (pickupDate ?? (appointmentDate || shopDate)) < shopDate;
  return [...bookings.filter(isPast), ...bookings.filter((each) => !isPast(each))];
}

// These links lead to the board, because no status filter finds the bookings: a completed one may
// wait for collection, a confirmed one for repair.
const BOARD = '/admin/board';
