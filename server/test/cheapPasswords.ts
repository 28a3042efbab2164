import type { PasswordCost } from '../src/auth/staff/passwordCost';

/**
 * The lowest cost that the password hash argon2 accepts. With it, tests with passwords are fast.
 */
export const CHEAP_COST: PasswordCost = { memoryKib: 8, passes: 1 };
