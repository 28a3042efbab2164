import type { Result } from '@mcs-repairs/shared/domain/types/failure';
import {
  block,
  blockedUntil,
  countAttempt,
  forgetAttempts,
  takeBackAttempt,
} from './signInAttempts';
import { type Db, hashOf, inTransaction, transact } from '../../db';
import { failure } from '../../runtime';
import { networkOf } from '../../http';

const MINUTE = 60_000;

/**
 * A counter of sign-in attempts. The server counts an attempt before it compares the password, so
 * concurrent requests cannot exceed the limit. An attempt in an unknown browser increases three
 * counters: of the account from this network, of the network, and of the account from everywhere.
 * The third counter blocks nobody. If it exceeds its limit, the account is guarded: new browsers
 * need an approval by email. A browser with an earlier sign-in has its own counter. Otherwise,
 * strangers could lock a member out.
 */
type Counter = { key: string; free: number; windowMs: number; block?: (over: number) => number };

export type Attempt = {
  email: string;
  address: string;
  /** The secret of a browser in which the account was used before. Null for an unknown browser. */
  knownDevice: string | null;
};

const FIRST_BLOCK_MS = 30_000;
const LONGEST_BLOCK_MS = 15 * MINUTE;
/** If strangers make more than this number of attempts in an hour, the account is guarded. */
const FREE_OF_ACCOUNT = 20;

const longest = () => LONGEST_BLOCK_MS;
const doubling = (over: number) => Math.min(FIRST_BLOCK_MS * 2 ** (over - 1), LONGEST_BLOCK_MS);
const own = (key: string): Counter => ({ key, free: 5, windowMs: 60 * MINUTE, block: doubling });
const accountKey = ({ email }: Attempt) => hashOf(`account ${email}`);

function counters(attempt: Attempt): [Counter, ...Counter[]] {
  const { email, address, knownDevice } = attempt;
  if (knownDevice) return [own(hashOf(`device ${email} ${knownDevice}`))];
  const network = networkOf(address);
  return [
    own(hashOf(`pair ${email} ${network}`)),
    { key: hashOf(`address ${network}`), free: 50, windowMs: 15 * MINUTE, block: longest },
    { key: accountKey(attempt), free: FREE_OF_ACCOUNT, windowMs: 60 * MINUTE },
  ];
}

/**
 * Counts a sign-in attempt before the password is checked. If the caller has to wait after earlier
 * attempts, fails with `too-many-requests` and counts nothing.
 */
export async function reserveAttempt(
  db: Db,
  attempt: Attempt,
  now: Date,
): Promise<Result<{ guarded: boolean }>> {
  return reserve(db, counters(attempt), now);
}

/**
 * Counts an attempt to enter a code of the account, before the code is compared. A browser that the
 * account recognises has its own counter.
 */
export const reserveCode = (db: Db, asker: CodeAsker, now: Date): Promise<Result<unknown>> =>
  reserve(db, [codeCounter(asker)], now);

/** Deletes the counted attempts to enter a code, after a correct code. */
export const noteRightCode = (db: Db, asker: CodeAsker): Promise<void> =>
  inTransaction(db, (trx) => forgetAttempts(trx, [codeCounter(asker).key]));

export type CodeAsker = { staffId: string; knownDevice: string | null };

const codeCounter = ({ staffId, knownDevice }: CodeAsker) =>
  own(hashOf(`code ${staffId} ${knownDevice ?? ''}`));

async function reserve(
  db: Db,
  all: readonly Counter[],
  now: Date,
): Promise<Result<{ guarded: boolean }>> {
  const keys = all.map(({ key }) => key);
  const held = async (trx: Parameters<typeof blockedUntil>[0]) => {
    const until = await blockedUntil(trx, keys, now);
    return until && ({ ok: false, failure: holdUntil(until, now) } as const);
  };
  // This check outside a transaction rejects most attempts of blocked callers. The transaction
  // below checks again.
  const before = await held(db);
  if (before) return before;
  return transact(db, async (trx) => {
    let guarded = false;
    const blocks: { key: string; until: Date }[] = [];
    // All transactions change the counters in the same order, so concurrent attempts cannot
    // deadlock.
    for (const counter of all.toSorted((a, b) => (a.key < b.key ? -1 : 1))) {
      const { key, free, windowMs } = counter;
      const since = new Date(now.getTime() - windowMs);
      const attempts = await countAttempt(trx, key, now, since);
      if (counter.block && attempts >= free) {
        blocks.push({ key, until: new Date(now.getTime() + counter.block(attempts - free + 1)) });
      }
      if (!counter.block) guarded = attempts > free;
    }
    // This transaction has locked the rows of its counters, so a concurrent attempt cannot block
    // them after this check.
    const meanwhile = await held(trx);
    if (meanwhile) return meanwhile;
    for (const { key, until } of blocks) await block(trx, key, until);
    return { ok: true, value: { guarded } };
  });
}

/**
 * Called after a correct password. Deletes this attempt, and the earlier attempts of this browser
 * or network.
 */
export async function noteSuccess(db: Db, attempt: Attempt): Promise<void> {
  const [first, ...others] = counters(attempt);
  await inTransaction(db, async (trx) => {
    await forgetAttempts(trx, [first.key]);
    await takeBack(trx, others);
  });
}

/** Removes a sign-in attempt from its counters, because it did not take place. */
export async function releaseAttempt(db: Db, attempt: Attempt): Promise<void> {
  await inTransaction(db, (trx) => takeBack(trx, counters(attempt)));
}

async function takeBack(trx: Parameters<typeof takeBackAttempt>[0], some: readonly Counter[]) {
  for (const { key } of some.toSorted((a, b) => (a.key < b.key ? -1 : 1))) {
    await takeBackAttempt(trx, key);
  }
}

function holdUntil(until: Date, now: Date) {
  const message = 'Too many attempts. Please wait before you try again.';
  const retryAfterSeconds = Math.max(1, Math.ceil((until.getTime() - now.getTime()) / 1000));
  return failure('too-many-requests', { message, retryAfterSeconds });
}
