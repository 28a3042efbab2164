import { createServer } from 'node:http';
import { existsSync, statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';

const TYPES = {
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.cjs': 'text/plain',
  '.map': 'application/json',
};

/**
 * Serves a build folder on this machine, so that pages of any site in a local browser can load it.
 * `/preview.json` returns the result of `describe`, which is the build's entry for the registry.
 * `/preview-events` informs open pages about each call of `changed()`.
 * @param {{ folder: string, port: number, describe: () => unknown }} options
 */
export async function serveBuild({ folder, port, describe }) {
  /** @type {Set<import('node:http').ServerResponse>} */
  const listeners = new Set();
  let count = 0;
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    response.setHeader('access-control-allow-origin', '*');
    response.setHeader('cross-origin-resource-policy', 'cross-origin');
    response.setHeader('cache-control', 'no-store');
    // Without this header, browsers do not let a page of a public site load files from this
    // machine.
    response.setHeader('access-control-allow-private-network', 'true');
    if (pathname === '/preview-events') {
      response.writeHead(200, { 'content-type': 'text/event-stream' });
      response.write(`data: ${process.pid} ${count}\n\n`);
      listeners.add(response);
      request.on('close', () => listeners.delete(response));
      return;
    }
    answer(pathname).then(
      ({ type, body }) => response.writeHead(200, { 'content-type': type }).end(body),
      () => response.writeHead(404).end(),
    );
  });
  /**
   * Reads the file with this path.
   * @param {string} pathname
   */
  async function answer(pathname) {
    if (pathname === '/preview.json')
      return { type: 'application/json', body: JSON.stringify(describe()) };
    const file = path.join(folder, path.normalize(decodeURIComponent(pathname)));
    if (!file.startsWith(folder + path.sep) || !existsSync(file) || !statSync(file).isFile())
      throw new Error('missing');
    const type = TYPES[/** @type {keyof typeof TYPES} */ (path.extname(file))];
    return { type: type ?? 'application/octet-stream', body: await readFile(file) };
  }
  await new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', () => resolve(undefined));
  });
  const address = server.address();
  const listens = typeof address === 'object' && address ? address.port : port;
  return {
    origin: `http://localhost:${listens}`,
    changed() {
      count += 1;
      for (const one of listeners) one.write(`data: ${process.pid} ${count}\n\n`);
    },
    async close() {
      for (const one of listeners) one.end();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
