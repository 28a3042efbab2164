import { useShopCapabilities } from '@mcs-repairs/shared/platform/site';
import { useDensity } from '@mcs-repairs/shared/platform/useDensity';

/** For signed-in staff, the site's navigation and footer are slim. */
export function useRoomToWork(status: 'unknown' | 'visitor' | 'staff'): void {
  const can = useShopCapabilities();
  const isKnown = status !== 'unknown' || !can.signIn;
  useDensity(isKnown ? status === 'staff' && can.signIn : undefined, '/admin');
}
