import { MODERATORS } from '@mcs-repairs/shared/domain/rules/rights';
import { useShopCapabilities } from '@mcs-repairs/shared/platform/site';
import { useAppSelector } from '@mcs-repairs/shared/platform/store';

/**
 * Whether the visitor is a moderator. Moderators see hidden threads and replies, and reply as the
 * shop. The server checks the same right. A site without a server has no moderation (specification,
 * section 7).
 */
export function useModerates(): boolean {
  const can = useShopCapabilities();
  const moderates = useAppSelector(({ session }) => isModerator(session.staff));
  return can.moderate && moderates;
}

/**
 * The session in the store has no typed role, so this function reads it. Older servers send no
 * role, and then every member counts as an owner.
 */
function isModerator(staff: object | null): boolean {
  if (staff === null || ('lacksSecondFactor' in staff && staff.lacksSecondFactor === true))
    return false;
  const role = 'role' in staff ? staff.role : 'owner';
  return MODERATORS.some((each) => each === role);
}
