import { hash, verify } from '@node-rs/argon2';

/** argon2id, as OWASP's password storage page recommends: 19 MiB, 2 passes, 1 lane. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

export const hashPassword = (password: string): Promise<string> => hash(password, COST);

let nobody: Promise<string> | undefined;

/** Compares with a stored hash; an unknown account (null) takes as long as a known one. */
export async function isPassword(stored: string | null, password: string): Promise<boolean> {
  nobody ??= hashPassword('an account that does not exist');
  const matches = await verify(stored ?? (await nobody), password).catch(() => false);
  return stored !== null && matches;
}
