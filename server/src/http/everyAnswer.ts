import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { randomUUID } from 'node:crypto';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Failure } from '@mcs-repairs/shared/domain/types/failure';
import { refuse } from './failures';
import { failure } from '../runtime';
import { loggedPath } from './logging';
import { standardHeaders } from './standardHeaders';

/**
 * The maximum length of an address with its query. The longest addresses of the site have a few
 * hundred characters.
 */
const LONGEST_ADDRESS = 2048;
/**
 * How many milliseconds a client has to read the error response before the server closes the
 * connection.
 */
const LINGER_MS = 1000;

type Unreadable = Error & { code?: string };
const STATUS_OF_UNREADABLE: Record<string, number> = {
  HPE_HEADER_OVERFLOW: 431,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
};

/**
 * Handles what all responses have in common: headers, the format of errors, and a line in the log.
 * This includes responses to requests that match no route.
 */
export function everyAnswer(isHttps: boolean) {
  const headers = standardHeaders(isHttps);

  /**
   * Writes an error response directly to the socket and closes the connection. Returns the id of
   * the request.
   */
  function writeRefusal(socket: Duplex, refusal: Failure, status: number): string {
    const requestId = randomUUID();
    const body = JSON.stringify({ ...refusal, requestId });
    const lines = Object.entries({
      ...headers,
      'x-request-id': requestId,
      'content-type': 'application/json; charset=utf-8',
      'content-length': String(Buffer.byteLength(body)),
      connection: 'close',
      ...(status === 405 && { allow: 'GET, HEAD, POST' }),
    }).map(([name, value]) => `${name}: ${value}`);
    const first = `HTTP/1.1 ${status} ${STATUS_CODES[status]}`;
    if (socket.writable) socket.end([first, ...lines, '', body].join('\r\n'));
    // Node no longer applies its timeouts to this connection. The server discards further input. If
    // the client does not close the connection, the server closes it after a while.
    socket.resume();
    const leave = setTimeout(() => socket.destroy(), LINGER_MS).unref();
    socket.once('close', () => clearTimeout(leave));
    return requestId;
  }

  return {
    /**
     * Adds headers, error format and log line to every response. Rejects addresses that are too
     * long, before any code parses them.
     */
    dress(app: FastifyInstance): void {
      // Without this listener, Node itself would respond to an Expect header that it does not know.
      // That response would have none of our headers and no log line.
      app.server.on('checkExpectation', (request, response) =>
        app.server.emit('request', request, response),
      );
      // Without this listener, Node would close a CONNECT request without a response. The server
      // offers no tunnels.
      app.server.on('connect', ({ method, url = '' }, socket: Duplex) => {
        // Node removed its HTTP parser and the parser's error listener from this socket.
        socket.on('error', () => socket.destroy());
        const refusal = failure('invalid', { message: 'This method is not allowed' });
        const requestId = writeRefusal(socket, refusal, 405);
        app.log.info({ requestId, method, path: loggedPath(url), statusCode: 405 }, 'request');
      });
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

    /**
     * Responds to requests that the router rejects, such as an address with invalid
     * percent-encoding. Fastify runs no hooks for them.
     */
    refuseUnroutable(_error: FastifyError, request: FastifyRequest, reply: FastifyReply): void {
      reply.headers({ ...headers, 'x-request-id': request.id });
      const message = 'The address could not be read';
      void refuse(reply, failure('invalid', { message }), 400);
      const { method, url, log } = request;
      log.info({ method, path: loggedPath(url), statusCode: 400 }, 'request');
    },

    /** Responds to input that is no HTTP request. For such input, Fastify has no reply object. */
    refuseUnreadable(this: FastifyInstance, error: Unreadable, socket: Socket): void {
      if (error.code === 'ECONNRESET' || socket.destroyed) return;
      const statusCode = STATUS_OF_UNREADABLE[error.code ?? ''] ?? 400;
      const refusal = failure('invalid', { message: 'The request could not be read' });
      const requestId = writeRefusal(socket, refusal, statusCode);
      this.log.info({ requestId, code: error.code, statusCode }, 'request');
    },
  };
}

/**
 * Returns the error if HTTP itself forbids the request (RFC 9110, 7.2 and 10.1.1; RFC 9112, 3.2),
 * otherwise null.
 */
function unreadable({ raw }: FastifyRequest): { status: number; message: string } | null {
  const hosts = raw.rawHeaders.filter((name, at) => at % 2 === 0 && name.toLowerCase() === 'host');
  if (hosts.length > 1 || (hosts.length === 0 && raw.httpVersion === '1.1'))
    return { status: 400, message: 'The request must name one host' };
  const { expect } = raw.headers;
  if (expect !== undefined && expect.toLowerCase() !== '100-continue')
    return { status: 417, message: 'The server does not support what the Expect header requests' };
  return null;
}
