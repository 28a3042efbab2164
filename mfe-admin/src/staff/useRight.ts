import * as z from 'zod/mini';
import { may, refusalOf } from '@mcs-repairs/shared/domain/rules/rights';
import { roleSchema, type Right, type Role } from '@mcs-repairs/shared/domain/types/rights';
import { useAppSelector } from '@mcs-repairs/shared/platform/store';

/**
 * The role of the signed-in member. The store's contract has no role, so the session is parsed. A
 * session without a role comes from a server older than roles, where everyone was an owner.
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

/** Whether the member's role requires a second factor that is not set up yet. */
export const useLacksSecondFactor = (): boolean =>
  useAppSelector(({ session }) => {
    const known = signedInSchema.safeParse(session.staff);
    return known.success && known.data.lacksSecondFactor === true;
  });

/** Whether the member has this right. The server checks the same rule. */
export const useMay = (right: Right): boolean => may(useRole(), right);

/** Why the member lacks this right, as a sentence. */
export const useRefusal = (right: Right): string => refusalOf(useRole(), right);
