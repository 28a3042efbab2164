import type { PasswordCost } from '../src/auth/staff/passwordCost';

/** The smallest cost that the hash function argon2 accepts. It makes tests with passwords fast. */
export const CHEAP_COST: PasswordCost = { memoryKib: 8, passes: 1 };
