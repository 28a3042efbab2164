import { createHash, randomBytes } from 'node:crypto';
import { uuidv7 } from 'uuidv7';

/** Ids grow with time, so new rows are appended to every index. */
export const newId = (): string => uuidv7();

/** 32 random bytes for links and cookies; only their hash is stored. */
export const newSecret = (): string => randomBytes(32).toString('base64url');

export const hashOf = (text: string): string =>
  createHash('sha256').update(text).digest('base64url');
