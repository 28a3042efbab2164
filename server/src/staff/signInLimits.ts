import { block, blockedUntil, countFailure, forgetFailures } from '../db/signInAttempts';
import { hashOf } from '../db/ids';
import type { Db } from '../db/schema';
import { store } from '../db/transact';
import { networkOf } from '../http/limits';

const MINUTE = 60_000;

/**
 * Failures are counted for an account from one address, for an address, and for an account from everywhere. The last
 * stops a guess spread over many addresses; a browser in which the member once signed in is not held by it, so that
 * strangers cannot lock a member out.
 */
type Counter = { key: string; free: number; windowMs: number; blockMs: (over: number) => number };

export type Attempt = { email: string; address: string; knownDevice: boolean };

const PAIR_BLOCK_MS = 30_000;
const LONGEST_BLOCK_MS = 15 * MINUTE;

function counters({ email, address, knownDevice }: Attempt): Counter[] {
  const network = networkOf(address);
  const longest = () => LONGEST_BLOCK_MS;
  const doubling = (over: number) => Math.min(PAIR_BLOCK_MS * 2 ** (over - 1), LONGEST_BLOCK_MS);
  const pair = hashOf(`pair ${email} ${network} ${knownDevice}`);
  const all = [
    { key: pair, free: 5, windowMs: 60 * MINUTE, blockMs: doubling },
    {
      key: hashOf(`address ${network} ${knownDevice}`),
      free: 50,
      windowMs: 15 * MINUTE,
      blockMs: longest,
    },
    { key: hashOf(`account ${email}`), free: 100, windowMs: 60 * MINUTE, blockMs: longest },
  ];
  return knownDevice ? all.slice(0, 1) : all;
}

/** Seconds until the next attempt is heard; null when it may be made now. */
export async function secondsToWait(db: Db, attempt: Attempt, now: Date): Promise<number | null> {
  const keys = counters(attempt).map(({ key }) => key);
  const until = await blockedUntil(db, keys, now);
  return until && Math.max(1, Math.ceil((until.getTime() - now.getTime()) / 1000));
}

export async function noteFailure(db: Db, attempt: Attempt, now: Date): Promise<void> {
  await store(db, async (trx) => {
    for (const { key, free, windowMs, blockMs } of counters(attempt)) {
      const failures = await countFailure(trx, key, now, new Date(now.getTime() - windowMs));
      if (failures < free) continue;
      await block(trx, key, new Date(now.getTime() + blockMs(failures - free + 1)));
    }
  });
}

export async function noteSuccess(db: Db, attempt: Attempt): Promise<void> {
  const [pair] = counters(attempt);
  if (pair) await forgetFailures(db, [pair.key]);
}
