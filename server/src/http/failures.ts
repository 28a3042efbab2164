import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Failure, FailureCode, Result } from '@mcs-repairs/shared/domain/types/failure';
import { failureCodeSchema, failureSchema } from '@mcs-repairs/shared/domain/types/failure';
import * as z from 'zod/mini';
import { FAILURE_PAGE_POLICY, failurePage } from './failurePage';

/** The only mapping from error codes to HTTP status. */
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

/**
 * Ends a request with an error in the common format. If a browser opened an address outside the
 * API, sends an error page instead. `status` replaces the status of the code where HTTP requires
 * another one.
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

/** Ends a request with the result of its operation: a value or a failure. */
export function answer<T>(reply: FastifyReply, outcome: Result<T>, status = 200) {
  return outcome.ok ? reply.code(status).send(outcome.value) : refuse(reply, outcome.failure);
}

/**
 * The schema of an error in a response. Unlike in `failureSchema`, the code must be in the list and
 * has no default.
 */
export const failureAnswerSchema = z.extend(failureSchema, { code: failureCodeSchema });

/** Errors that any route may return: for unreadable input, rate limits, and a database that is down. */
const ANYWHERE = [400, 413, 414, 415, 429, 500, 503] as const;

/** Returns the error statuses of a route, for its `response`. */
export function failures<const Status extends number>(...statuses: Status[]) {
  const all = [...statuses, ...ANYWHERE];
  return Object.fromEntries(all.map((status) => [status, failureAnswerSchema])) as Record<
    Status | (typeof ANYWHERE)[number],
    typeof failureAnswerSchema
  >;
}
