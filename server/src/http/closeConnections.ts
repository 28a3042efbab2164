import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

const SWEEP_MS = 50;

/**
 * Lets a stopping server end as soon as it has sent its last response. Without this hook, Node
 * closes only the connections that are idle when the stop begins. It would leave connections open
 * that become idle later, or on which the browser has never sent a request.
 */
export function closeConnectionsOnStop(app: FastifyInstance): void {
  const { server } = app;
  const unused = new Set<Socket>();
  server.on('connection', (socket: Socket) => {
    unused.add(socket);
    socket.once('close', () => unused.delete(socket));
  });
  server.on('request', ({ socket }) => unused.delete(socket));
  app.addHook('preClose', async () => {
    if (!server.listening) return;
    const sweep = () => {
      server.closeIdleConnections();
      for (const socket of unused) if (socket.bytesRead === 0) socket.destroy();
    };
    const timer = setInterval(sweep, SWEEP_MS);
    server.once('close', () => clearInterval(timer));
  });
}
