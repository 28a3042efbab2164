import { useEffect, useState } from 'react';
import type { StaffChange } from '@mcs-repairs/shared/data/ShopData';
import { useShopData } from '@mcs-repairs/shared/platform/site';
import { madeStale, useAppDispatch } from '@mcs-repairs/shared/platform/store';

export type LiveState = 'connecting' | 'live' | 'lost';

const TAGS = {
  // After a change of the opening hours, the server announces a change of bookings, because some of
  // them must be rescheduled.
  bookings: ['Bookings', 'Availability', 'Schedule'],
  'quote-requests': ['QuoteRequests'],
  enquiries: ['Enquiries'],
  posts: ['Posts'],
  alerts: [],
} as const satisfies Record<StaffChange['topic'], readonly string[]>;

/**
 * An import announces thousands of changes. After the first one, the page waits for this time, and
 * then fetches the data once.
 */
const GATHER_MS = 400;

/** Plays the sound. Its code loads with the first alert. Without it, there is no sound. */
const sound = () =>
  import(/* webpackChunkName: "sound-alert" */ './soundAlert').then(
    ({ soundAlert }) => soundAlert(),
    () => {},
  );

/**
 * Fetches data again when other people change it, while the page is open and a member is signed in.
 * Plays the sounds that the member selected.
 */
export function useLiveChanges(staffId: string | null): LiveState {
  const shopData = useShopData();
  const dispatch = useAppDispatch();
  const [connected, setConnected] = useState<boolean | null>(null);

  useEffect(() => {
    if (staffId === null) return;
    const waiting = new Set<StaffChange['topic']>();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const refresh = () => {
      timer = undefined;
      if (waiting.size === 0) return;
      dispatch(madeStale([...waiting].flatMap((topic) => TAGS[topic])));
      waiting.clear();
      timer = setTimeout(refresh, GATHER_MS);
    };
    const stop = shopData.watch(({ topic, id }) => {
      if (topic === 'alerts') {
        if (id === staffId) void sound();
        return;
      }
      waiting.add(topic);
      if (timer === undefined) refresh();
    }, setConnected);
    return () => {
      stop();
      clearTimeout(timer);
      setConnected(null);
    };
  }, [staffId, shopData, dispatch]);

  if (connected === null) return 'connecting';
  return connected ? 'live' : 'lost';
}
