import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';
import type { FailureCode } from '@mcs-repairs/shared/domain/types/failure';
import { isDatabaseDown } from '../db';
import { refuse } from './failures';
import { failure } from '../runtime';

const CODE_OF_STATUS: Record<number, FailureCode> = {
  401: 'signed-out',
  403: 'forbidden',
  404: 'not-found',
  409: 'conflict',
  413: 'too-large',
  415: 'unsupported-media',
  429: 'too-many-requests',
};

/**
 * Converts every error to an error response, for the API and for pages. Details of server errors
 * are only in the log.
 */
export function handleErrors(app: FastifyInstance): void {
  app.setErrorHandler(answerError);
  app.setNotFoundHandler((_request, reply) => refuse(reply, failure('not-found')));
}

function answerError(error: FastifyError, request: FastifyRequest, reply: FastifyReply) {
  if (hasZodFastifySchemaValidationErrors(error)) {
    const fields: Record<string, string> = {};
    for (const { instancePath, message } of error.validation) {
      fields[instancePath.slice(1).replaceAll('/', '.')] ??= message ?? 'Not valid';
    }
    const message = Object.values(fields)[0] ?? 'Please check what you entered';
    return refuse(reply, failure('invalid', { message, fields }));
  }
  if (isDatabaseDown(error)) {
    request.log.warn({ code: error.code }, 'the database cannot answer');
    return refuse(reply, failure('unavailable'));
  }
  const status = error.statusCode ?? 500;
  if (status === 503) return refuse(reply, failure('unavailable'));
  if (status >= 400 && status < 500) {
    const code = CODE_OF_STATUS[status] ?? 'invalid';
    const message = code === 'invalid' ? 'The request could not be read' : undefined;
    const retryAfterSeconds =
      status === 429 ? Number(reply.getHeader('retry-after')) || 60 : undefined;
    const more = { ...(message && { message }), ...(retryAfterSeconds && { retryAfterSeconds }) };
    return refuse(reply, failure(code, more), status);
  }
  request.log.error({ err: error }, 'request failed');
  return refuse(reply, failure('internal'));
}
