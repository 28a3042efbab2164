import * as z from 'zod/mini';
import { may, refusalOf } from '@mcs-repairs/shared/domain/rules/rights';
import { roleSchema, type Right, type Role } from '@mcs-repairs/shared/domain/types/rights';
import { useAppSelector } from '@mcs-repairs/shared/platform/store';

/**
 * The role of who is signed in. The store's contract names none, so it is parsed; a session without one is of a server from
 * before there were roles: an owner's.
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

/** Whether their role needs a second factor that they have not set up yet. */
export const useLacksSecondFactor = (): boolean =>
  useAppSelector(({ session }) => {
    const known = signedInSchema.safeParse(session.staff);
    return known.success && known.data.lacksSecondFactor === true;
  });

/** Whether who is signed in may do this, by the rule by which the server refuses. */
export const useMay = (right: Right): boolean => may(useRole(), right);

/** Why they may not, as a sentence. */
export const useRefusal = (right: Right): string => refusalOf(useRole(), right);
