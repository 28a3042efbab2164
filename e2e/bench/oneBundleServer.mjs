import fastifyStatic from '@fastify/static';
import Fastify from 'fastify';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import zlib from 'node:zlib';

const BOOT = /<script type="application\/json" id="boot">(.*?)<\/script>/s;

/**
 * Serves the single-bundle build as an ordinary single-page site: an empty page with a link to the
 * entry script and a preload of the page's chunk. The data comes from the real site.
 */
export async function serveOneBundle({ folder, siteUrl, pageChunks }) {
  const { groups } = JSON.parse(readFileSync(path.join(folder, 'assets.json'), 'utf8'));
  const app = Fastify();
  await app.register(fastifyStatic, {
    root: folder,
    prefix: '/one/',
    preCompressed: true,
    index: false,
    cacheControl: false,
  });
  app.get('/api/*', async (request, reply) => {
    const answer = await fetch(siteUrl + request.url);
    return reply
      .code(answer.status)
      .type(answer.headers.get('content-type') ?? 'application/json')
      .send(Buffer.from(await answer.arrayBuffer()));
  });
  app.get('/*', async (request, reply) => {
    const page = await (await fetch(siteUrl + request.url)).text();
    const boot = JSON.parse(BOOT.exec(page)?.[1] ?? '{}');
    delete boot.rendered;
    boot.manifests = {};
    boot.registry = await (await fetch(`${siteUrl}/remotes.json`)).json();
    const own = [
      ...groups.main,
      ...(pageChunks[request.url] ?? []).flatMap((chunk) => groups[chunk] ?? []),
    ];
    const files = [...new Set(own)];
    const styles = files
      .filter((file) => file.endsWith('.css'))
      .map((file) => `<link rel="stylesheet" href="/one/${file}">`);
    const preloads = files
      .filter((file) => file.endsWith('.js') && !groups.main.includes(file))
      .map((file) => `<link rel="preload" as="script" href="/one/${file}">`);
    const scripts = groups.main
      .filter((file) => file.endsWith('.js'))
      .map((file) => `<script defer src="/one/${file}"></script>`);
    const html = `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>One bundle</title>${[...styles, ...scripts, ...preloads].join('')}</head><body><div id="root"></div><script type="application/json" id="boot">${JSON.stringify(boot).replaceAll('<', '\\u003c')}</script></body></html>`;
    return reply
      .type('text/html; charset=utf-8')
      .header('content-encoding', 'br')
      .send(
        zlib.brotliCompressSync(html, { params: { [zlib.constants.BROTLI_PARAM_QUALITY]: 5 } }),
      );
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = /** @type {import('node:net').AddressInfo} */ (app.server.address());
  return { url: `http://127.0.0.1:${port}`, close: () => app.close() };
}
