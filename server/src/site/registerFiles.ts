import { existsSync } from 'node:fs';
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';

type Folder = { prefix: string; root: string; immutable: boolean };

/** Server bundles, source maps, and what releasing writes beside the released: its log and lock, who built what, and copies that are not whole yet. */
const NOT_FOR_BROWSERS =
  /\/ssr\/|\.map$|\.lock\b|\.next\b|\.damaged-|\/releases\.jsonl|\/release\.(?:json|sig)(?:\.(?:br|gz))?$/;

/** Files as they were built: compressed beforehand, those with a hash in their name kept for ever. */
export async function registerFiles(
  app: FastifyInstance,
  { shellDir, remotesDir }: { shellDir: string; remotesDir: string },
): Promise<void> {
  const folders: Folder[] = [
    { prefix: '/shell/', root: shellDir, immutable: true },
    { prefix: '/remotes/', root: remotesDir, immutable: true },
    { prefix: '/static/', root: path.join(shellDir, 'static'), immutable: false },
  ];
  for (const { prefix, root, immutable } of folders) {
    if (!existsSync(root)) continue;
    await app.register(fastifyStatic, {
      root: path.resolve(root),
      prefix,
      decorateReply: false,
      index: false,
      preCompressed: true,
      cacheControl: false,
      allowedPath: (pathname) => !NOT_FOR_BROWSERS.test(pathname),
      setHeaders(reply) {
        void reply.header(
          'cache-control',
          immutable ? 'public, max-age=31536000, immutable' : 'public, max-age=3600',
        );
        void reply.header('access-control-allow-origin', '*');
        void reply.header('x-content-type-options', 'nosniff');
        void reply.header('cross-origin-resource-policy', 'cross-origin');
      },
    });
  }
  // The fixed picture of a cart line, and what browsers ask for unasked.
  app.get('/logo.svg', (_request, reply) => reply.redirect('/static/logo.svg', 301));
  app.get('/favicon.ico', (_request, reply) => reply.redirect('/static/icon-192.png', 301));
}
