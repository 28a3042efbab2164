import { useShopCapabilities } from 'shared/platform/site';
import { useAppSelector } from 'shared/platform/store';

/** Whether a member of staff looks at the page. Without a server there is nothing to moderate (section 7). */
export function useIsStaff(): boolean {
  const can = useShopCapabilities();
  const status = useAppSelector((state) => state.session.status);
  return can.moderate && status === 'staff';
}
