import * as z from 'zod/mini';
import { may, refusalOf } from '@mcs-repairs/shared/domain/rules/rights';
import { roleSchema, type Right, type Role } from '@mcs-repairs/shared/domain/types/rights';
import { useAppSelector } from '@mcs-repairs/shared/platform/store';

/**
 * Returns the role of the signed-in member. The session in the store has no typed role, so this
 * function parses it. Older servers send no role, and then the member counts as an owner.
 */
export const useRole = (): Role => useAppSelector(({ session }) => roleOf(session.staff));

const signedInSchema = z.object({
  role: roleSchema,
  lacksSecondFactor: z.optional(z.boolean()),
});

function roleOf(staff: unknown): Role {
  const known = signedInSchema.safeParse(staff);
  return known.success ? known.data.role : 'owner';
}

/** Whether the member's role requires a second factor, and the member has none yet. */
export const useLacksSecondFactor = (): boolean =>
  useAppSelector(({ session }) => {
    const known = signedInSchema.safeParse(session.staff);
    return known.success && known.data.lacksSecondFactor === true;
  });

/** Whether the member has this right. The server applies the same rule. */
export const useMay = (right: Right): boolean => may(useRole(), right);

/** Explains in one sentence why the member does not have this right. */
export const useRefusal = (right: Right): string => refusalOf(useRole(), right);
