import type { FastifyInstance, FastifyRequest } from 'fastify';
import { failure, refuse } from './failures';

const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Changes are refused when a browser says that another site asked for them; programs send neither header. */
export function refuseCrossSite(app: FastifyInstance, publicUrl: string | undefined): void {
  app.addHook('onRequest', async (request, reply) => {
    if (!SAFE_METHODS.has(request.method) && isCrossSite(request, publicUrl)) {
      await refuse(
        reply,
        failure('forbidden', { message: 'Requests from other sites are refused' }),
      );
    }
  });
}

export function isCrossSite(
  { headers }: Pick<FastifyRequest, 'headers'>,
  publicUrl: string | undefined,
): boolean {
  const { origin } = headers;
  if (origin !== undefined) return !isOwnOrigin(origin, headers.host, publicUrl);
  const site = headers['sec-fetch-site'];
  return site !== undefined && site !== 'same-origin' && site !== 'none';
}

function isOwnOrigin(origin: string, host: string | undefined, publicUrl: string | undefined) {
  if (origin === publicUrl) return true;
  if (!URL.canParse(origin)) return false;
  return new URL(origin).host === host;
}
