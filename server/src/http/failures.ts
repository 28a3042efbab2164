import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Failure, FailureCode, Result } from '@mcs-repairs/shared/domain/types/failure';
import { failureCodeSchema, failureSchema } from '@mcs-repairs/shared/domain/types/failure';
import * as z from 'zod/mini';
import { FAILURE_PAGE_POLICY, failurePage } from './failurePage';

/** The one table from reason to HTTP status. */
export const STATUS_OF: Record<FailureCode, number> = {
  invalid: 422,
  'not-found': 404,
  'slot-taken': 409,
  'day-not-bookable': 422,
  'slot-not-bookable': 422,
  'stale-version': 409,
  'transition-refused': 422,
  'key-reused': 422,
  'signed-out': 401,
  'wrong-credentials': 401,
  'approval-needed': 403,
  'second-factor-needed': 401,
  'second-factor-missing': 403,
  forbidden: 403,
  'unknown-browser': 403,
  locked: 423,
  'name-reserved': 422,
  'too-many-requests': 429,
  'limit-reached': 429,
  'proof-needed': 428,
  'too-large': 413,
  'unsupported-media': 415,
  conflict: 409,
  unavailable: 503,
  network: 502,
  internal: 500,
};

const DEFAULT_MESSAGES: Partial<Record<FailureCode, string>> = {
  'not-found': 'There is nothing here',
  'signed-out': 'Please sign in',
  'second-factor-needed': 'Please confirm that it is you with your second factor.',
  'second-factor-missing':
    'Accounts like yours need a second factor. Please set it up on the account page first.',
  forbidden: 'This is not allowed',
  'unknown-browser': 'Please try again, with the cookie that comes with this answer.',
  'too-many-requests': 'Too many requests. Please wait a moment and try again.',
  'proof-needed': 'Before this is sent, your browser must solve a small riddle.',
  'too-large': 'This is too large',
  'unsupported-media': 'This kind of content is not accepted',
  unavailable: 'The shop cannot answer right now. Please try again in a moment.',
  internal: 'Something went wrong on our side. Please try again.',
};

export function failure(code: FailureCode, more: Partial<Failure> = {}): Failure {
  return { code, message: DEFAULT_MESSAGES[code] ?? 'This could not be done', ...more };
}

/**
 * Ends a request with a refusal, in the one wire shape, or as a page for who opened an address outside the API in a browser;
 * `status` only where HTTP itself demands another one than the table.
 */
export function refuse(reply: FastifyReply, refusal: Failure, status = STATUS_OF[refusal.code]) {
  const seconds = refusal.retryAfterSeconds ?? (status === 503 ? 2 : undefined);
  if (seconds !== undefined) reply.header('retry-after', Math.ceil(seconds));
  const requestId = reply.request.id;
  reply.code(status);
  if (wantsPage(reply.request)) {
    reply.headers({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'content-security-policy': FAILURE_PAGE_POLICY,
    });
    return reply.send(failurePage(refusal.message, requestId));
  }
  const retry = seconds === undefined ? {} : { retryAfterSeconds: seconds };
  return reply.send({ ...refusal, ...retry, requestId });
}

const wantsPage = ({ url, headers }: FastifyRequest) =>
  !url.startsWith('/api/') && headers.accept?.includes('text/html') === true;

/** Ends a request with the outcome of what it asked for. */
export function answer<T>(reply: FastifyReply, outcome: Result<T>, status = 200) {
  return outcome.ok ? reply.code(status).send(outcome.value) : refuse(reply, outcome.failure);
}

/** The failure as it is sent: with a code of the list, never a default. */
export const failureAnswerSchema = z.extend(failureSchema, { code: failureCodeSchema });

/** What any route may answer: to what cannot be read, to a limit, and while the database is down. */
const ANYWHERE = [400, 413, 414, 415, 429, 500, 503] as const;

/** For a route's `response`: every status at which it may refuse. */
export function failures<const Status extends number>(...statuses: Status[]) {
  const all = [...statuses, ...ANYWHERE];
  return Object.fromEntries(all.map((status) => [status, failureAnswerSchema])) as Record<
    Status | (typeof ANYWHERE)[number],
    typeof failureAnswerSchema
  >;
}
