import type { Today, TodayList } from '@mcs-repairs/shared/domain/types/today';

export type Section = {
  title: string;
  listOf: (today: Today) => TodayList;
  /** The first value of each line. */
  leads: 'time' | 'day' | 'age' | 'promise' | 'rest';
  /** Marks bookings that are new since the member last looked. */
  marksNew?: true;
  /** The text of an empty section, with the next thing to do. */
  empty: string;
  next?: { to: string; label: string };
  /** The page with all bookings of the section, if there are more than the lines show. */
  all: string;
};

export const SECTIONS: readonly Section[] = [
  {
    title: 'Appointments today',
    listOf: ({ due }) => due,
    leads: 'time',
    empty: 'No more appointments today.',
    next: { to: '/admin/day', label: 'View the whole day' },
    all: '/admin/day',
  },
  {
    title: 'Late',
    listOf: ({ late }) => late,
    leads: 'day',
    empty: 'Nobody is late.',
    all: '/admin/bookings?sort=appointment',
  },
  {
    title: 'New bookings',
    listOf: ({ fresh }) => fresh,
    leads: 'age',
    marksNew: true,
    empty: 'No new bookings. They appear here automatically.',
    all: '/admin/bookings?status=pending',
  },
  {
    title: 'Pending for more than two hours',
    listOf: ({ waiting }) => waiting,
    leads: 'age',
    marksNew: true,
    empty: 'No customer is waiting for a confirmation.',
    all: '/admin/bookings?status=pending&sort=oldest',
  },
  {
    title: 'Promised, not ready',
    listOf: ({ promised }) => promised,
    leads: 'promise',
    empty: 'All devices promised for today are ready.',
    // A device that waits for its repair may be confirmed or in progress. The board shows both.
    all: '/admin/board',
  },
  {
    title: 'Ready, not collected',
    listOf: ({ ready }) => ready,
    leads: 'rest',
    empty: 'No devices are waiting for collection.',
    // Unrepaired devices wait too, but are not completed. The board shows both.
    all: '/admin/board',
  },
];
