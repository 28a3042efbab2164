import { hash, verify } from '@node-rs/argon2';
import fastq from 'fastq';
import type { PasswordCost } from './passwordCost';

/**
 * The maximum number of password hashes that the server calculates at the same time. Each hash
 * occupies a thread and much memory, and two hashes already use two processors.
 */
const AT_ONCE = 2;
/**
 * The maximum number of strangers that wait for a hash of their password. Hashing for all of them
 * takes about a second. Further strangers must try again later.
 */
const MOST_WAITING = 20;

/**
 * `known` callers have proved their identity with a session, a link or a known browser. The server
 * hashes their passwords before those of strangers.
 */
export type Asker = 'known' | 'stranger';

export type Passwords = {
  hash(password: string): Promise<string>;
  /**
   * Compares a password with a stored hash. If the account does not exist (`stored` is null), the
   * comparison takes the same time. Returns `busy` without a comparison if too many strangers wait.
   */
  compare(stored: string | null, password: string, asker: Asker): Promise<boolean | 'busy'>;
};

/**
 * Creates the functions that hash and compare passwords. They limit how many hashes the server
 * calculates at the same time, so no other code may hash passwords.
 */
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
