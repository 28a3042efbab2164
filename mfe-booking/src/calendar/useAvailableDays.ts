import { useCallback, useEffect, useSyncExternalStore } from 'react';
import type { ShopData } from '@mcs-repairs/shared/data/ShopData';
import type { readAvailability } from '@mcs-repairs/shared/domain/contract/availability';
import { checkedBy } from '@mcs-repairs/shared/domain/contract/named';
import { isAvailability } from '@mcs-repairs/shared/domain/rules/isAvailability';
import { firstDay, lastDay, type CalendarMonth } from '@mcs-repairs/shared/domain/rules/monthGrid';
import type { DayAvailability } from '@mcs-repairs/shared/domain/types/availability';
import { useShopData } from '@mcs-repairs/shared/platform/site';
import { addLateMiddleware, madeStale } from '@mcs-repairs/shared/platform/store';
import { keepDays, NOTHING_KNOWN, type KeptDays } from './keptDays';

const NO_DAYS: readonly DayAvailability[] = [];
const TAG = 'Availability';

// The calendar does not load the schema library or the cache of lists. Wide screens show the
// calendar at once, so its code must be small (decision 030).
const readDays = checkedBy<typeof readAvailability>(isAvailability, {
  id: 'readAvailability',
  method: 'GET',
  path: '/availability',
  reads: [TAG],
});

let page: { shopData: ShopData; kept: KeptDays } | undefined;

/** Returns the stored days of this page. A page has only one shop. */
function keptDaysOf(shopData: ShopData): KeptDays {
  if (!page) addLateMiddleware(noticeWrites);
  if (page?.shopData !== shopData)
    page = { shopData, kept: keepDays((query) => shopData.call(readDays, { query })) };
  return page.kept;
}

const { type: MADE_STALE } = madeStale([]);
const noticeWrites: Parameters<typeof addLateMiddleware>[0] = () => (next) => (action) => {
  const passed = next(action);
  const { type, tags } = action as Partial<ReturnType<typeof madeStale>>;
  if (type === MADE_STALE && tags?.includes(TAG)) page?.kept.makeStale();
  return passed;
};

export type AvailableDays = {
  /** Empty until the days have loaded. */
  days: readonly DayAvailability[];
  state: 'loading' | 'ready' | 'failed';
  refresh: () => void;
};

/**
 * Reads the availability of a month. It fetches again when the tab becomes visible, and after a
 * write that changes availability. With null it fetches nothing.
 */
export function useAvailableDays(month: CalendarMonth | null): AvailableDays {
  const shopData = useShopData();
  const from = month && firstDay(month);
  const to = month && lastDay(month);

  const show = useCallback(
    (listener: () => void) =>
      from && to ? keptDaysOf(shopData).show({ from, to }, listener) : () => {},
    [shopData, from, to],
  );
  const peek = () => (from && to ? keptDaysOf(shopData).peek({ from, to }) : NOTHING_KNOWN);
  const { days, isAsking, hasFailed } = useSyncExternalStore(show, peek, () => NOTHING_KNOWN);

  const refresh = useCallback(() => {
    if (from && to) void keptDaysOf(shopData).ask({ from, to });
  }, [shopData, from, to]);
  useEffect(() => {
    const refreshWhenSeen = () => {
      if (document.visibilityState === 'visible') refresh();
    };
    document.addEventListener('visibilitychange', refreshWhenSeen);
    return () => document.removeEventListener('visibilitychange', refreshWhenSeen);
  }, [refresh]);

  const failed = hasFailed && !isAsking && !days;
  return {
    days: days ?? NO_DAYS,
    state: days ? 'ready' : failed ? 'failed' : 'loading',
    refresh,
  };
}
