/** The cost of a password's hash: memory in KiB, and number of passes. */
export type PasswordCost = { memoryKib: number; passes: number };

/**
 * The minimum cost for argon2id in OWASP's "Password Storage Cheat Sheet": 19 MiB, 2 passes, 1
 * lane.
 */
export const LEAST_COST: PasswordCost = { memoryKib: 19_456, passes: 2 };
