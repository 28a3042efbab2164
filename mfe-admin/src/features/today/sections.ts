import type { Today, TodayList } from '@mcs-repairs/shared/domain/types/today';

export type Section = {
  title: string;
  listOf: (today: Today) => TodayList;
  /** What a line begins with. */
  leads: 'time' | 'day' | 'age' | 'promise' | 'rest';
  /** Marks what is new to who looks. */
  marksNew?: true;
  /** When there is nothing: that, and what to do next. */
  empty: string;
  next?: { to: string; label: string };
  /** Where all of them are, when the lines are not all. */
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
    // A device that waits for its repair is confirmed, one in repair in progress: the board has both.
    all: '/admin/board',
  },
  {
    title: 'Ready, not collected',
    listOf: ({ ready }) => ready,
    leads: 'rest',
    empty: 'No device waits for its owner.',
    // One that could not be repaired waits as well, and is not completed: the board has both.
    all: '/admin/board',
  },
];
