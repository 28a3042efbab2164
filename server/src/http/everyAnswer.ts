import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { randomUUID } from 'node:crypto';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { failure, refuse } from './failures';
import { loggedPath } from './logging';
import { standardHeaders } from './standardHeaders';

/** Characters of an address with its query; the longest of ours have a few hundred. */
const LONGEST_ADDRESS = 2048;

type Unreadable = Error & { code?: string };
const STATUS_OF_UNREADABLE: Record<string, number> = {
  HPE_HEADER_OVERFLOW: 431,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
};

/** What all answers share, also those that no route gives: headers, the shape of a refusal and a line of the log. */
export function everyAnswer(isHttps: boolean) {
  const headers = standardHeaders(isHttps);
  return {
    /** Dresses what a route, a file or a hook answers, and refuses addresses that are too long before anything reads them. */
    dress(app: FastifyInstance): void {
      // Node would answer these by itself, without headers and without a line of the log.
      app.server.on('checkExpectation', (request, response) =>
        app.server.emit('request', request, response),
      );
      app.addHook('onRequest', async (request, reply) => {
        reply.headers({ ...headers, 'x-request-id': request.id });
        const problem = unreadable(request);
        if (problem) {
          const { message, status } = problem;
          return refuse(reply, failure('invalid', { message }), status);
        }
        if ((request.raw.url ?? '').length > LONGEST_ADDRESS) {
          await refuse(reply, failure('too-large', { message: 'This address is too long' }), 414);
        }
      });
    },

    /** What the router itself refuses, such as an address with broken escapes. No hook sees it. */
    refuseUnroutable(_error: FastifyError, request: FastifyRequest, reply: FastifyReply): void {
      reply.headers({ ...headers, 'x-request-id': request.id });
      const message = 'The address could not be read';
      void refuse(reply, failure('invalid', { message }), 400);
      const { method, url, log } = request;
      log.info({ method, path: loggedPath(url), statusCode: 400 }, 'request');
    },

    /** What is no request of HTTP at all. There is no reply yet: the bytes are written by hand. */
    refuseUnreadable(this: FastifyInstance, error: Unreadable, socket: Socket): void {
      if (error.code === 'ECONNRESET' || socket.destroyed) return;
      const statusCode = STATUS_OF_UNREADABLE[error.code ?? ''] ?? 400;
      const requestId = randomUUID();
      this.log.info({ requestId, code: error.code, statusCode }, 'request');
      const body = JSON.stringify({
        ...failure('invalid', { message: 'The request could not be read' }),
        requestId,
      });
      const lines = Object.entries({
        ...headers,
        'x-request-id': requestId,
        'content-type': 'application/json; charset=utf-8',
        'content-length': String(Buffer.byteLength(body)),
        connection: 'close',
      }).map(([name, value]) => `${name}: ${value}`);
      const status = `HTTP/1.1 ${statusCode} ${STATUS_CODES[statusCode]}`;
      if (socket.writable) socket.end([status, ...lines, '', body].join('\r\n'));
      else socket.destroy();
    },
  };
}

/** What HTTP itself forbids (RFC 9110, 7.2 and 10.1.1; RFC 9112, 3.2). */
function unreadable({ raw }: FastifyRequest): { status: number; message: string } | null {
  const hosts = raw.rawHeaders.filter((name, at) => at % 2 === 0 && name.toLowerCase() === 'host');
  if (hosts.length > 1 || (hosts.length === 0 && raw.httpVersion === '1.1'))
    return { status: 400, message: 'The request must name one host' };
  const { expect } = raw.headers;
  if (expect !== undefined && expect.toLowerCase() !== '100-continue')
    return { status: 417, message: 'The request expects what this server does not do' };
  return null;
}
