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
    title: 'Due today',
    listOf: ({ due }) => due,
    leads: 'time',
    empty: 'Nobody else has an appointment today.',
    next: { to: '/admin/day', label: 'See the whole day' },
    all: '/admin/day',
  },
  {
    title: 'Late',
    listOf: ({ late }) => late,
    leads: 'day',
    empty: 'Everybody with an appointment so far has come.',
    all: '/admin/bookings?sort=appointment',
  },
  {
    title: 'New, to be answered',
    listOf: ({ fresh }) => fresh,
    leads: 'age',
    marksNew: true,
    empty: 'No new booking waits. They appear here by themselves.',
    all: '/admin/bookings?status=pending',
  },
  {
    title: 'Pending for more than two hours',
    listOf: ({ waiting }) => waiting,
    leads: 'age',
    marksNew: true,
    empty: 'No customer waits for a confirmation.',
    all: '/admin/bookings?status=pending&sort=oldest',
  },
  {
    title: 'Promised and not ready',
    listOf: ({ promised }) => promised,
    leads: 'promise',
    empty: 'Every promise for today is kept.',
    // A device that waits for its repair may be confirmed or in progress. The board shows both.
    all: '/admin/board',
  },
  {
    title: 'Ready, not collected',
    listOf: ({ ready }) => ready,
    leads: 'rest',
    empty: 'No device waits for its owner.',
    // Unrepaired devices wait too, but are not completed. The board shows both.
    all: '/admin/board',
  },
];
