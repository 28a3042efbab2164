import type { FastifyInstance, FastifyRequest } from 'fastify';
import { refuse } from './failures';
import { failure } from '../runtime';

const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Changes are refused when a browser says that another site asked for them; programs send neither header. */
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

/** `origins`: those of the site itself. A browser that names none says where the request comes from in Sec-Fetch-Site. */
export function isCrossSite(
  { headers }: Pick<FastifyRequest, 'headers'>,
  origins: ReadonlySet<string>,
): boolean {
  const { origin } = headers;
  if (origin !== undefined) return !origins.has(origin);
  const site = headers['sec-fetch-site'];
  return site !== undefined && site !== 'same-origin' && site !== 'none';
}
