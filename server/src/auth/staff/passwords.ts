import { hash, verify } from '@node-rs/argon2';
import fastq from 'fastq';
import type { PasswordCost } from './passwordCost';

/** Each hash occupies a thread and its memory; a second one uses the second processor. */
const AT_ONCE = 2;
/** Limit of waiting strangers, about a second's work. Further ones have to retry later. */
const MOST_WAITING = 20;

/** Callers who already proved their identity (a session, a link, a known browser) go before strangers. */
export type Asker = 'known' | 'stranger';

export type Passwords = {
  hash(password: string): Promise<string>;
  /**
   * Compares with a stored hash. An unknown account (null) takes as long as a known one. `busy` when too many
   * strangers wait: nothing was compared.
   */
  compare(stored: string | null, password: string, asker: Asker): Promise<boolean | 'busy'>;
};

/** The only code that hashes and compares passwords, a few at a time. */
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
