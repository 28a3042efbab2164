import { useShopCapabilities } from '@mcs-repairs/shared/platform/site';
import { useDensity } from '@mcs-repairs/shared/platform/useDensity';

/** Makes the navigation, the footer and the texts of the site smaller for signed-in staff. */
export function useRoomToWork(status: 'unknown' | 'visitor' | 'staff'): void {
  const can = useShopCapabilities();
  const isKnown = status !== 'unknown' || !can.signIn;
  useDensity(isKnown ? status === 'staff' && can.signIn : undefined, '/admin');
}
