import { PART_LINES } from '@mcs-repairs/shared/domain/rules/today';
import type { Booking } from '@mcs-repairs/shared/domain/types/booking';
import type { Today } from '@mcs-repairs/shared/domain/types/today';

export type Part = {
  /** The anchor of the part; the line at the top leads to it. */
  id: 'pending' | 'late' | 'arriving' | 'ready' | 'promised' | 'in-shop';
  title: string;
  /** Says in the line of empty parts that nothing is here. */
  empty: string;
  total: number;
  bookings: readonly Booking[];
  /** The page with all bookings of the part, if there are more than the part shows. */
  all: string;
  /** Marks bookings that are new since the member last looked. */
  marksNew?: true;
};

/**
 * Two columns side by side, and below them all other devices in the shop. A booking is in one part
 * only.
 */
export function partsOf(today: Today): { columns: Part[][]; inShop: Part } {
  const { waiting, fresh, missed, overdue, arriving, ready, promisedToday, inShop } = today;
  return {
    columns: [
      [
        {
          id: 'pending',
          title: 'Pending',
          empty: 'nothing to confirm',
          total: waiting.total + fresh.total,
          bookings: [...waiting.lines, ...fresh.lines.toReversed()],
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
          id: 'late',
          title: 'Late',
          empty: 'nothing late',
          total: missed.total + overdue.total,
          bookings: [...overdue.lines, ...missed.lines],
          all: overdue.total > overdue.lines.length ? BOARD : '/admin/bookings?sort=appointment',
        },
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

// A completed booking may wait for its collection, a confirmed one for its repair. The board has both.
const BOARD = '/admin/board';
