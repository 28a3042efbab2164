import type { Today, TodayList } from 'shared/domain/types/today';

export type Section = {
  title: string;
  listOf: (today: Today) => TodayList;
  /** What a line begins with. */
  leads: 'time' | 'day' | 'age' | 'promise' | 'rest';
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
    title: 'New since your last visit',
    listOf: ({ fresh }) => fresh,
    leads: 'age',
    empty: 'Nothing new. Bookings appear here by themselves.',
    all: '/admin/bookings?status=pending',
  },
  {
    title: 'Pending for more than two hours',
    listOf: ({ waiting }) => waiting,
    leads: 'age',
    empty: 'No customer waits for a confirmation.',
    all: '/admin/bookings?status=pending&sort=oldest',
  },
  {
    title: 'Promised and not ready',
    listOf: ({ promised }) => promised,
    leads: 'promise',
    empty: 'Every promise for today is kept.',
    all: '/admin/bookings?status=in_progress',
  },
  {
    title: 'Ready, not collected',
    listOf: ({ ready }) => ready,
    leads: 'rest',
    empty: 'No device waits for its owner.',
    all: '/admin/bookings?status=completed',
  },
];
