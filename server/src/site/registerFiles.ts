import { existsSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { shellFilesOf } from '../releases';

type Folder = { prefix: string; root: string | string[]; immutable: boolean };

/**
 * Matches files that browsers must not get: server code, source maps, and internal files of the
 * store such as its log and lock, data about builds, and incomplete copies.
 */
const NOT_FOR_BROWSERS =
  /\/ssr\/|\.map$|\.lock\b|\.next\b|\.damaged-|\/releases\.jsonl|\/(?:shell|shared)\.json$|\/\.shell-files|\/release\.(?:json|sig)(?:\.(?:br|gz))?$/;

/** Creates a folder in the store of releases. Does nothing if this process may not write there. */
function makeFolder(place: string): void {
  try {
    mkdirSync(place, { recursive: true });
  } catch {
    return;
  }
}

/**
 * Serves the files of builds, which are already compressed. Browsers cache a file with a hash in
 * its name forever.
 */
export async function registerFiles(
  app: FastifyInstance,
  { shellDir, remotesDir }: { shellDir: string; remotesDir: string },
): Promise<void> {
  const released = shellFilesOf(remotesDir);
  // Creates the folder when the server starts. Otherwise, the server would have to restart before
  // it could serve a shell that is released later.
  if (existsSync(remotesDir)) makeFolder(released);
  const folders: Folder[] = [
    { prefix: '/shell/', root: [released, shellDir], immutable: true },
    { prefix: '/remotes/', root: remotesDir, immutable: true },
    { prefix: '/static/', root: path.join(shellDir, 'static'), immutable: false },
  ];
  for (const { prefix, root, immutable } of folders) {
    const roots = [root].flat().filter((place) => existsSync(place));
    if (roots.length === 0) continue;
    await app.register(fastifyStatic, {
      root: roots.map((place) => path.resolve(place)),
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
  // Carts show `/logo.svg` for goods without a picture. Browsers request `/favicon.ico` although no
  // page links to it.
  app.get('/logo.svg', (_request, reply) => reply.redirect('/static/logo.svg', 301));
  app.get('/favicon.ico', (_request, reply) => reply.redirect('/static/icon-192.png', 301));
}
