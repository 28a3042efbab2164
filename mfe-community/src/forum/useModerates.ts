import { rolesWith } from '@mcs-repairs/shared/domain/rules/rights';
import { useShopCapabilities } from '@mcs-repairs/shared/platform/site';
import { useAppSelector } from '@mcs-repairs/shared/platform/store';

/**
 * Whether the visitor is a moderator, who sees hidden threads and replies as the shop. The server
 * checks the same right. Without a server there is no moderation (specification, section 7).
 */
export function useModerates(): boolean {
  const can = useShopCapabilities();
  const moderates = useAppSelector(({ session }) => isModerator(session.staff));
  return can.moderate && moderates;
}

/**
 * The type of the session in the store has no role, so this function looks for it. Older servers
 * have no roles and send none, so every member counts as an owner.
 */
function isModerator(staff: object | null): boolean {
  if (staff === null || ('lacksSecondFactor' in staff && staff.lacksSecondFactor === true))
    return false;
  const role = 'role' in staff ? staff.role : 'owner';
  return rolesWith('moderate').some((each) => each === role);
}
