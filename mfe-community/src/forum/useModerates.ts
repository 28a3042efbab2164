import { rolesWith } from '@mcs-repairs/shared/domain/rules/rights';
import { useShopCapabilities } from '@mcs-repairs/shared/platform/site';
import { useAppSelector } from '@mcs-repairs/shared/platform/store';

/**
 * Whether who looks at the page moderates, by the rule by which the server refuses: it then sees what is hidden and writes as
 * the shop. Without a server there is nothing to moderate (section 7).
 */
export function useModerates(): boolean {
  const can = useShopCapabilities();
  const moderates = useAppSelector(({ session }) => isModerator(session.staff));
  return can.moderate && moderates;
}

/** The store's contract names no role. A session without one is of a server from before there were roles: an owner's. */
function isModerator(staff: object | null): boolean {
  if (staff === null || ('lacksSecondFactor' in staff && staff.lacksSecondFactor === true))
    return false;
  const role = 'role' in staff ? staff.role : 'owner';
  return rolesWith('moderate').some((each) => each === role);
}
