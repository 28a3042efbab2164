import type { ServerResponse } from 'node:http';
import type { FastifyInstance } from 'fastify';
import type { Registry } from '../releases';

const LOOK_EVERY_MS = 300;
const SCRIPT = `const source = new EventSource('/__dev/events');
let known;
source.onmessage = ({ data }) => {
  if (known !== undefined && known !== data) location.reload();
  known = data;
};
`;

/**
 * Sends the current registry and the id of the server process to open pages during development. A
 * page reloads if one of them has changed.
 */
export function registerLiveReload(
  app: FastifyInstance,
  readRegistry: () => Promise<Registry>,
): void {
  const open = new Set<ServerResponse>();
  app.addHook('preClose', async () => {
    for (const response of open) response.destroy();
  });
  app.get('/__dev/reload.js', (_request, reply) => reply.type('text/javascript').send(SCRIPT));
  app.get('/__dev/events', (request, reply) => {
    reply.hijack();
    reply.raw.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-cache' });
    const tell = async () => {
      const { revision } = await readRegistry();
      reply.raw.write(`data: ${process.pid} ${revision}\n\n`);
    };
    const timer = setInterval(() => void tell(), LOOK_EVERY_MS);
    request.raw.on('close', () => {
      clearInterval(timer);
      open.delete(reply.raw);
    });
    open.add(reply.raw);
  });
}
