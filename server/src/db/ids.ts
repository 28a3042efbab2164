import { createHash, randomBytes } from 'node:crypto';
import { uuidv7 } from 'uuidv7';

/** Returns a new id. Newer ids sort after older ones, so every index grows only at its end. */
export const newId = (): string => uuidv7();

/**
 * Returns 32 random bytes as text, for secrets in links and cookies. The database stores only their
 * hash.
 */
export const newSecret = (): string => randomBytes(32).toString('base64url');

export const hashOf = (text: string): string =>
  createHash('sha256').update(text).digest('base64url');
