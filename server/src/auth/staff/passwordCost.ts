/** What hashing a password costs: memory of one hash in KiB, and how often it is gone through. */
export type PasswordCost = { memoryKib: number; passes: number };

/** What OWASP's password storage page recommends for argon2id as the least: 19 MiB, 2 passes, 1 lane. */
export const LEAST_COST: PasswordCost = { memoryKib: 19_456, passes: 2 };
