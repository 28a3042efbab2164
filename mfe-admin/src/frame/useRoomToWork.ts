import { useAskForDensity, useShopCapabilities } from '@mcs-repairs/shared/platform/site';

/** For signed-in staff, navigation and footer of the site step back. */
export function useRoomToWork(status: 'unknown' | 'visitor' | 'staff'): void {
  const can = useShopCapabilities();
  const density = status === 'staff' && can.signIn ? 'compact' : 'normal';
  useAskForDensity(status === 'unknown' && can.signIn ? undefined : density, '/admin');
}
