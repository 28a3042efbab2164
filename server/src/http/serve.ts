import type { FastifyReply, FastifyRequest, RouteOptions } from 'fastify';
import type {
  AnswerOf,
  Operation,
  ReadInputOf,
} from '@mcs-repairs/shared/domain/contract/operation';
import type { Result } from '@mcs-repairs/shared/domain/types/failure';
import * as z from 'zod/mini';
import type { Api } from './api';
import { answer, failures } from './failures';
import { rightOf } from './guards';
import { nothingSchema, submissionHeadersSchema } from './schemas';

/** Options of the route, besides those that follow from the operation. */
type Around = Pick<RouteOptions, 'onRequest' | 'preHandler' | 'config' | 'bodyLimit' | 'compress'>;

/**
 * The result of an operation. If the operation has already sent the response itself, as a stream or
 * file, the reply instead.
 */
type Worked<Of extends Operation> = Promise<Result<AnswerOf<Of>> | FastifyReply>;

type Work<Of extends Operation> = (
  input: ReadInputOf<Of>,
  request: FastifyRequest,
  reply: FastifyReply,
) => Worked<Of>;

/**
 * Registers the route of an operation: its contract sets address, validation, statuses and API
 * description. Throws when the server starts if `around` does not check the right that the
 * operation requires.
 */
export function serve<Of extends Operation>(
  api: Api,
  of: Of,
  around: Around,
  work: Work<Of>,
): void {
  const { id: operationId, tag, summary, description, method, path: url } = of;
  const { params, query, body } = of;
  if (of.right !== rightOf(around))
    throw new Error(`${operationId} needs the right ${of.right}, and its route asks for another`);
  const status = of.answer === null ? 204 : (of.status ?? 200);
  const headers = headersOf(of);
  const isGiven = [params, query, body, of.headers].some((part) => part !== undefined);
  const refusals = [
    ...(of.right === null ? [] : [401]),
    // Every operation that changes data can return 403, because the server rejects changes that
    // another site caused.
    ...(of.right === null && method === 'GET' ? [] : [403]),
    ...(isGiven ? [422] : []),
    ...(of.failures ?? []),
  ];
  api.route({
    ...around,
    method,
    url,
    schema: {
      ...{ operationId, tags: [tag], summary },
      ...(description !== undefined && { description }),
      ...(params && { params }),
      ...(query && { querystring: query }),
      ...(body && { body }),
      ...(headers && { headers }),
      ...(of.file && { consumes: ['multipart/form-data'] }),
      response: { [status]: of.answer ?? nothingSchema, ...failures(...refusals) },
    },
    handler: async (request, reply) => {
      const { params, query, body, headers } = request;
      const given = { params, query, body, headers, key: headers['idempotency-key'] };
      // For a reply that was already sent, `await` returns undefined.
      const outcome = (await work(given as unknown as ReadInputOf<Of>, request, reply)) as
        Result<AnswerOf<Of>> | undefined;
      return outcome ? answer(reply, outcome, status) : reply;
    },
  });
}

/** Returns the schema of the headers that the operation declares and that its submission needs. */
function headersOf({ headers, submission }: Operation) {
  const submitted = submissionHeadersOf(submission);
  return headers && submitted ? z.extend(headers, submitted.shape) : (headers ?? submitted);
}

function submissionHeadersOf(submission: Operation['submission']) {
  if (submission === 'key') return z.pick(submissionHeadersSchema, { 'idempotency-key': true });
  if (submission === 'proof') return z.pick(submissionHeadersSchema, { 'x-proof': true });
  return submission ? submissionHeadersSchema : undefined;
}
