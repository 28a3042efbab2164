import { EventEmitter } from 'node:events';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { setImmediate as breathe } from 'node:timers/promises';
import Fastify, { type FastifyInstance } from 'fastify';
import { acceptFirst } from './acceptFirst';

const CLIENTS = 64;
const REQUEST = 'GET / HTTP/1.1\r\nhost: shop.example\r\n\r\n';

/**
 * Sends simultaneous requests. For each one in order, returns how many connections the server had
 * accepted when its handling began.
 */
async function acceptedAtEach(mostMs: number): Promise<number[]> {
  const app = Fastify();
  acceptFirst(app, mostMs);
  let accepted = 0;
  app.server.on('connection', () => (accepted += 1));
  const atEach: number[] = [];
  app.get('/', async () => {
    atEach.push(accepted);
    return '';
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as AddressInfo;
  const clients: Socket[] = [];
  await Promise.all(
    Array.from({ length: CLIENTS }, () => {
      const client = connect(port, '127.0.0.1', () => client.write(REQUEST));
      clients.push(client);
      return new Promise((resolve) => client.once('data', resolve));
    }),
  );
  for (const client of clients) client.destroy();
  await app.close();
  return atEach;
}

test('requests wait until all connections that arrive with them are accepted', async () => {
  const [first] = await acceptedAtEach(Infinity);
  expect(first).toBe(CLIENTS);
});

test('a client that keeps opening connections delays requests once for a moment', async () => {
  const server = new EventEmitter();
  type Hook = (request: unknown, reply: unknown, done: () => void) => void;
  const hooks: Hook[] = [];
  const app = { server, addHook: (_name: string, hook: Hook) => hooks.push(hook) };
  let now = 0;
  const clock = jest.spyOn(performance, 'now').mockImplementation(() => now);
  acceptFirst(app as unknown as FastifyInstance, 5);
  const begins = (done: () => void) => hooks.forEach((hook) => hook({}, {}, done));

  server.emit('connection');
  const began = jest.fn();
  begins(began);
  expect(began).not.toHaveBeenCalled();
  while (!began.mock.calls.length) {
    await breathe();
    now += 1;
    server.emit('connection');
  }
  expect(now).toBeGreaterThanOrEqual(5);
  const next = jest.fn();
  begins(next);
  expect(next).toHaveBeenCalledTimes(1);
  clock.mockRestore();
});
