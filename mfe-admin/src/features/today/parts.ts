import { PART_LINES } from '@mcs-repairs/shared/domain/rules/today';
import { slotStartsAt } from '@mcs-repairs/shared/domain/rules/shopClock';
import type { Booking } from '@mcs-repairs/shared/domain/types/booking';
import type { Today } from '@mcs-repairs/shared/domain/types/today';

export type Part = {
  /** The anchor to which the summary at the top links. */
  id: 'pending' | 'late' | 'arriving' | 'undated' | 'ready' | 'promised' | 'in-shop';
  title: string;
  /** The text that the page shows if this part is empty. */
  empty: string;
  total: number;
  bookings: readonly Booking[];
  /**
   * The link to all bookings of the part. The page shows it if the part lists only some of them.
   */
  all: string;
  /** Whether the part marks bookings that arrived after the member last opened the page. */
  marksNew?: true;
};

/**
 * Returns two columns that are side by side, with the most urgent part first. `inShop` is the part
 * below them, with all other devices in the shop. Each booking is in one part only.
 */
export function partsOf(today: Today): { columns: Part[][]; inShop: Part } {
  const { waiting, fresh, missed, overdue, arriving, undated, ready, promisedToday, inShop } =
    today;
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
          bookings: [...waiting.lines, ...fresh.lines].sort(soonestFirst),
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
        {
          id: 'undated',
          title: 'Confirmed without a time',
          empty: 'no confirmed booking without a time',
          total: undated.total,
          bookings: undated.lines,
          all: '/admin/bookings?status=confirmed&sort=oldest',
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

/**
 * Sorts by what is needed first: the soonest appointment or pickup, then requests without a time in
 * the order in which they came in.
 */
const soonestFirst = (a: Booking, b: Booking): number =>
  whenOf(a) - whenOf(b) || a.createdAt.localeCompare(b.createdAt) || a.id.localeCompare(b.id);

/** The start of the appointment or the pickup. A booking without one comes after all others. */
function whenOf({ pickupDate, pickupFrom, appointmentDate, appointmentTime }: Booking): number {
  const day = pickupDate ?? appointmentDate;
  if (!day) return Number.MAX_SAFE_INTEGER;
  const time = (pickupDate ? pickupFrom : appointmentTime) || '12:00 AM';
  return slotStartsAt(day, time).getTime();
}

// Some parts link to the board, because no status filter finds all their bookings. For example, a
// completed booking may wait for collection, and a confirmed one for repair.
const BOARD = '/admin/board';
