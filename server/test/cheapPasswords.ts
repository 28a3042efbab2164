import type { PasswordCost } from '../src/auth/staff/passwordCost';

/** The least that argon2 takes: tests are about who may sign in, not about how long a hash takes. */
export const CHEAP_COST: PasswordCost = { memoryKib: 8, passes: 1 };
