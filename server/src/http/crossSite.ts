import type { FastifyInstance, FastifyRequest } from 'fastify';
import { refuse } from './failures';
import { failure } from '../runtime';

/** Methods that change no data (RFC 9110, 9.2.1). */
export const SAFE_METHODS: ReadonlySet<string> = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Rejects requests for changes that a page of another site caused. The server recognises such
 * requests by headers that browsers send. Programs other than browsers send neither Origin nor
 * Sec-Fetch-Site, and the server accepts their requests.
 */
export function refuseCrossSite(app: FastifyInstance, origins: () => ReadonlySet<string>): void {
  app.addHook('onRequest', async (request, reply) => {
    if (!SAFE_METHODS.has(request.method) && isCrossSite(request, origins())) {
      await refuse(
        reply,
        failure('forbidden', { message: 'Requests from other sites are refused' }),
      );
    }
  });
}

/**
 * Returns whether a page of another site caused the request. `origins` are the origins of this
 * site. If the browser sends no Origin header, the header Sec-Fetch-Site decides.
 */
export function isCrossSite(
  { headers }: Pick<FastifyRequest, 'headers'>,
  origins: ReadonlySet<string>,
): boolean {
  const { origin } = headers;
  if (origin !== undefined) return !origins.has(origin);
  const site = headers['sec-fetch-site'];
  return site !== undefined && site !== 'same-origin' && site !== 'none';
}
