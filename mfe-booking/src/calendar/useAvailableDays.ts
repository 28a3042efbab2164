import { useEffect } from 'react';
import { firstDay, lastDay, type CalendarMonth } from '@mcs-repairs/shared/domain/rules/monthGrid';
import { answersOf } from '@mcs-repairs/shared/data/answers';
import type { readAvailability } from '@mcs-repairs/shared/domain/contract/availability';
import { named } from '@mcs-repairs/shared/domain/contract/named';
import type { DayAvailability } from '@mcs-repairs/shared/domain/types/availability';

/** Availability that is older than this is fetched again. */
const FRESH_SECONDS = 30;
const NO_DAYS: readonly DayAvailability[] = [];

// The operation is declared by name only, so that the calendar does not load its schemas.
const availability = answersOf(
  named<typeof readAvailability>({ id: 'readAvailability', reads: ['Availability'] }),
);

export type AvailableDays = {
  /** Empty until the days have loaded. */
  days: readonly DayAvailability[];
  state: 'loading' | 'ready' | 'failed';
  refresh: () => void;
};

/**
 * Reads the availability of a month, and fetches it again when the tab becomes visible. With null
 * it fetches nothing.
 */
export function useAvailableDays(month: CalendarMonth | null): AvailableDays {
  const { currentData, isError, isFetching, isUninitialized, refetch } = availability.useQuery(
    { query: month ? { from: firstDay(month), to: lastDay(month) } : { from: '', to: '' } },
    { skip: !month, refetchOnMountOrArgChange: FRESH_SECONDS },
  );
  const started = !isUninitialized;

  useEffect(() => {
    if (!started) return;
    const refetchWhenSeen = () => {
      if (document.visibilityState === 'visible') void refetch();
    };
    document.addEventListener('visibilitychange', refetchWhenSeen);
    return () => document.removeEventListener('visibilitychange', refetchWhenSeen);
  }, [started, refetch]);

  const failed = isError && !isFetching && !currentData;
  return {
    days: currentData?.days ?? NO_DAYS,
    state: currentData ? 'ready' : failed ? 'failed' : 'loading',
    refresh: () => {
      if (started) void refetch();
    },
  };
}
