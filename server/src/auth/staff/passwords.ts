import { hash, verify } from '@node-rs/argon2';
import fastq from 'fastq';
import type { PasswordCost } from './passwordCost';

/**
 * The number of hashes that are calculated at the same time. Each one occupies a thread and much
 * memory, and two of them keep two processors busy.
 */
const AT_ONCE = 2;
/**
 * The number of strangers that may wait for a hash, which is about a second of work. Further
 * strangers have to try again later.
 */
const MOST_WAITING = 20;

/**
 * Callers who already proved their identity (with a session, a link or a known browser) go before
 * strangers.
 */
export type Asker = 'known' | 'stranger';

export type Passwords = {
  hash(password: string): Promise<string>;
  /**
   * Compares a password with a stored hash. An unknown account (null) takes as long as a known one.
   * Returns `busy` without a comparison if too many strangers wait.
   */
  compare(stored: string | null, password: string, asker: Asker): Promise<boolean | 'busy'>;
};

/** Hashes and compares passwords, a few at a time. No other code does so. */
export function createPasswords({ memoryKib, passes }: PasswordCost): Passwords {
  const cost = { memoryCost: memoryKib, timeCost: passes, parallelism: 1 };
  const queue = fastq.promise((work: () => Promise<unknown>) => work(), AT_ONCE);
  const first = <T>(work: () => Promise<T>) => queue.unshift(work) as Promise<T>;
  const last = <T>(work: () => Promise<T>) => queue.push(work) as Promise<T>;
  let nobody: Promise<string> | undefined;

  return {
    hash: (password) => first(() => hash(password, cost)),
    async compare(stored, password, asker) {
      if (asker === 'stranger' && queue.length() >= MOST_WAITING) return 'busy';
      const matches = await (asker === 'known' ? first : last)(async () => {
        nobody ??= hash('an account that does not exist', cost);
        return verify(stored ?? (await nobody), password).catch(() => false);
      });
      return stored !== null && matches;
    },
  };
}
