import type { FastifyInstance, FastifyRequest } from 'fastify';
import { refuse } from './failures';
import { failure } from '../runtime';

/** Methods that change no data (RFC 9110, 9.2.1). */
export const SAFE_METHODS: ReadonlySet<string> = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Rejects changes that another site caused, as the browser's headers show. Programs that are no
 * browsers send neither Origin nor Sec-Fetch-Site, and are admitted.
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
 * Returns whether another site caused the request. `origins` are the origins of this site. If a
 * browser sends no Origin header, Sec-Fetch-Site tells where the request came from.
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
