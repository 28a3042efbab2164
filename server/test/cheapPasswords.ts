import type { PasswordCost } from '../src/auth/staff/passwordCost';

/** The smallest cost that argon2 accepts, because these tests do not measure the cost of hashing. */
export const CHEAP_COST: PasswordCost = { memoryKib: 8, passes: 1 };
