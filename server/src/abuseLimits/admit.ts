import type { Failure, Result } from '@mcs-repairs/shared/domain/types/failure';
import { lockKeys, type Trx } from '../db';
import type { SubmissionKind } from './submissionTables';
import { noteSubmission, traceOfNetwork } from './storedSubmissions';
import { failure } from '../runtime';
import type { Shop } from './shop';
import { newChallenge, spendProof } from './proofOfWork';
import type { Sender } from './sender';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** The plural of each kind of submission, for error messages. */
const NAMES: Record<SubmissionKind, string> = {
  booking: 'bookings',
  enquiry: 'enquiries',
  'quote-request': 'requests',
  post: 'discussions',
  reply: 'replies',
  like: 'likes',
};

export const isLimited = (shop: Shop, sender: Sender): sender is NonNullable<Sender> =>
  sender !== null && shop.config.rateLimits > 0;

/**
 * Checks whether the sender may store one more submission of this kind. Returns the error, or null
 * if they may. Call it first in the transaction that stores the submission. Submissions of the same
 * network wait for the end of this transaction. Otherwise, concurrent submissions could together
 * exceed the limit. Submissions with an equal key in `keys`, such as a phone number, also wait.
 */
export async function admit(
  trx: Trx,
  shop: Shop,
  kind: SubmissionKind,
  sender: Sender,
  keys: readonly string[] = [],
): Promise<Failure | null> {
  if (!isLimited(shop, sender)) return null;
  const { network, proof } = sender;
  await lockKeys(trx, shop.db.engine, [`network ${kind} ${network}`, ...keys]);
  const now = shop.now();
  const { free, hour, day } = shop.config.limits.perNetwork[kind];
  const trace = await traceOfNetwork(trx, { kind, network, now });
  if (trace.day >= day) return tooMany(shop, kind, trace.firstOfDay, DAY);
  if (trace.hour >= hour) return tooMany(shop, kind, trace.firstOfHour, HOUR);
  if (trace.hour < free) return null;
  return proof && (await spendProof(trx, proof, now)) ? null : failure('proof-needed');
}

/** Counts a submission. Call it in the transaction that stores the submission. */
export async function count(
  trx: Trx,
  shop: Shop,
  kind: SubmissionKind,
  sender: Sender,
  subjectId: string,
): Promise<void> {
  if (!sender) return;
  await noteSubmission(trx, { kind, subjectId, network: sender.network }, shop.now());
}

/** Adds a new proof-of-work challenge to the error, if the error is `proof-needed`. */
export async function withChallenge<T extends Result<unknown>>(
  shop: Shop,
  sender: Sender,
  outcome: T,
): Promise<T> {
  if (outcome.ok || !sender || outcome.failure.code !== 'proof-needed') return outcome;
  const challenge = await newChallenge(shop, sender.network);
  return { ...outcome, failure: { ...outcome.failure, challenge } };
}

function tooMany(shop: Shop, kind: SubmissionKind, first: string | null, windowMs: number) {
  const until = Date.parse(first ?? '') + windowMs;
  const retryAfterSeconds = Math.max(60, Math.ceil((until - shop.now().getTime()) / 1000) || 0);
  const { phone } = shop.config.shop;
  const span = windowMs === DAY ? 'day' : 'hour';
  const message = `We have had many ${NAMES[kind]} from your connection this ${span}. Please try again later, or call us on ${phone}: we are glad to help.`;
  return failure('limit-reached', { message, retryAfterSeconds });
}
