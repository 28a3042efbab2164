import { Redis } from 'ioredis';
import net from 'node:net';
import type { FastifyInstance } from 'fastify';
import { describeWithRedis, startRedis } from '../../test/redisServer';
import { openTestShop, type TestShop } from '../../test/testShop';
import { buildApp } from '../app';
import { loggerOptions } from './logging';

/** The rate limit of the route to which these tests send requests. */
const LIMIT = 30;
const MINE = '203.0.113.9';

let shop: TestShop;
const processes: FastifyInstance[] = [];
afterEach(async () => {
  await Promise.all(processes.splice(0).map((app) => app.close()));
  await shop.close();
});

const PATIENT = { redisSilentMs: 60_000 };
/** The settings of a real shop. */
const USUAL = {};

const lines: string[] = [];
const logged = (text: string) => lines.filter((line) => line.includes(text)).length;

/**
 * Starts three servers with one database and one Redis, as three processes of one site. They wait
 * long for Redis, because a busy machine is slow.
 */
async function open(redisUrl: string, settings: { redisSilentMs?: number } = PATIENT) {
  lines.splice(0);
  shop = await openTestShop();
  const config = { ...shop.config, rateLimits: 1, redisUrl, ...settings };
  const stream = {
    write(line: string) {
      if (!line.includes('"milliseconds"')) lines.push(line);
    },
  };
  const options = loggerOptions('info');
  const logger = { ...(typeof options === 'object' && options), stream };
  for (let count = 0; count < 3; count += 1) {
    processes.push(await buildApp({ config, db: shop.db, logger }));
  }
}

async function send(app: FastifyInstance | undefined, network = MINE, headers = {}) {
  const sent = await app?.inject({
    method: 'POST',
    url: '/api/policy-reports',
    remoteAddress: network,
    headers: { 'content-type': 'application/csp-report', ...headers },
    payload: '{}',
  });
  return sent?.statusCode;
}

/**
 * Sends requests from one network to the three servers in turn. Returns how many requests they
 * admitted.
 */
async function admitted(requests: number): Promise<number> {
  const statuses = await Promise.all(
    Array.from({ length: requests }, (_, index) => send(processes[index % processes.length])),
  );
  expect(statuses.filter((status) => status !== 204 && status !== 429)).toEqual([]);
  return statuses.filter((status) => status === 204).length;
}

async function eventually(isSo: () => Promise<boolean> | boolean): Promise<void> {
  const deadline = Date.now() + 20_000;
  while (!(await isSo())) {
    if (Date.now() > deadline) throw new Error('It did not become so');
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

test('without Redis, each process counts on its own', async () => {
  shop = await openTestShop();
  const config = { ...shop.config, rateLimits: 1 };
  for (let count = 0; count < 2; count += 1) {
    const app = await buildApp({ config, db: shop.db });
    processes.push(app);
    for (let request = 0; request < LIMIT; request += 1) expect(await send(app)).toBe(204);
    expect(await send(app)).toBe(429);
  }
});

test('a Redis that accepts connections and never answers delays a start by less than three seconds', async () => {
  const silent = net.createServer(() => {}).listen(0, '127.0.0.1');
  await new Promise((resolve) => silent.once('listening', resolve));
  const { port } = silent.address() as net.AddressInfo;
  const began = Date.now();
  await open(`redis://127.0.0.1:${port}`, USUAL);
  expect(Date.now() - began).toBeLessThan(3 * 3000);
  expect(await admitted(3 * LIMIT + 3)).toBe(3 * LIMIT);
  silent.close();
});

/** Starts a Redis that answers one request after the other, each after a pause. */
function startSlowRedis(pauseMs: number): net.Server {
  return net.createServer((socket) => {
    let line: Promise<void> = Promise.resolve();
    let waiting = '';
    socket.on('error', () => {});
    socket.on('data', (chunk: Buffer) => {
      waiting += chunk.toString('latin1');
      const commands = waiting.split(/(?=\*\d+\r\n\$)/);
      waiting = '';
      for (const command of commands) {
        const isCount = /\r\neval\r\n/i.test(command);
        line = line.then(async () => {
          if (isCount) await new Promise((resolve) => setTimeout(resolve, pauseMs));
          const info = '$21\r\nredis_version:7.0.0\r\n\r\n';
          const answer = /\r\ninfo\r\n/i.test(command) ? info : '+OK\r\n';
          if (!socket.destroyed) socket.write(isCount ? '*2\r\n:1\r\n:60000\r\n' : answer);
        });
      }
    });
  });
}

test('no request waits behind the others for a slow Redis', async () => {
  const slow = startSlowRedis(300).listen(0, '127.0.0.1');
  await new Promise((resolve) => slow.once('listening', resolve));
  await open(`redis://127.0.0.1:${(slow.address() as net.AddressInfo).port}`, USUAL);
  const began = Date.now();
  const statuses = await Promise.all(Array.from({ length: 20 }, () => send(processes[0])));
  // One after the other, 20 responses would take six seconds.
  expect(Date.now() - began).toBeLessThan(3000);
  expect(new Set(statuses)).toEqual(new Set([204]));
  expect(logged('Redis does not answer')).toBe(1);
  slow.close();
});

describeWithRedis('a limit with Redis', () => {
  let redis: Awaited<ReturnType<typeof startRedis>>;
  beforeAll(async () => {
    redis = await startRedis();
  });
  beforeEach(async () => {
    const client = new Redis(redis.url);
    await client.flushall();
    client.disconnect();
  });
  afterAll(() => redis?.remove());

  test('holds over three processes, for each network', async () => {
    await open(redis.url);
    expect(await admitted(LIMIT + 10)).toBe(LIMIT);
    expect(await send(processes[0], '203.0.113.10')).toBe(204);
  });

  test('is held by each process while Redis is away, and by all together afterwards', async () => {
    await open(redis.url);
    expect(await admitted(3)).toBe(3);
    await redis.kill();
    // Redis is unavailable, so each server counts for itself. Each has already counted one request.
    expect(await admitted(3 * LIMIT)).toBe(3 * (LIMIT - 1));
    expect(logged('Redis does not answer')).toBe(3);
    await redis.start();
    await eventually(async () => {
      for (const app of processes) await send(app, '203.0.113.77');
      return logged('limits count for all processes again') === 3;
    });
    expect(await admitted(LIMIT + 10)).toBe(LIMIT);
  });

  test('is held within a second while Redis hangs', async () => {
    await open(redis.url, USUAL);
    redis.pause();
    const first = Date.now();
    expect(await send(processes[0])).toBe(204);
    expect(Date.now() - first).toBeLessThan(2000);
    const next = Date.now();
    for (let count = 1; count < LIMIT; count += 1) await send(processes[0]);
    expect(await send(processes[0])).toBe(429);
    expect(Date.now() - next).toBeLessThan(1000);
    redis.resume();
    await eventually(async () => {
      await send(processes[0], '203.0.113.77');
      return logged('limits count for all processes again') === 1;
    });
  });

  test('makes keys that are short, name no network and end within a minute', async () => {
    await open(redis.url);
    const client = new Redis(redis.url);
    const hostile = ['x'.repeat(4000), 'a b\\r\\nFLUSHALL', 'नेपाल', '203.0.113.5'];
    for (const claimed of hostile) {
      await send(processes[0], '127.0.0.1', { 'x-forwarded-for': encodeURI(claimed) });
    }
    const keys = await client.keys('*');
    expect(keys).toHaveLength(hostile.length);
    for (const key of keys) {
      expect(key).toMatch(/^shop-limit:[\w-]{43}$/);
      const left = await client.pttl(key);
      expect(left).toBeGreaterThan(0);
      expect(left).toBeLessThanOrEqual(60_000);
    }
    client.disconnect();
  });

  test.each([
    ['has no end', -1],
    ['ends in an hour, because a clock was changed', 3600],
  ])('recovers when its key %s', async (_name, seconds) => {
    await open(redis.url);
    await send(processes[0]);
    const client = new Redis(redis.url);
    const [key = ''] = await client.keys('*');
    await (seconds < 0 ? client.persist(key) : client.expire(key, seconds));
    await send(processes[1]);
    const left = await client.pttl(key);
    expect(left).toBeGreaterThan(0);
    expect(left).toBeLessThanOrEqual(60_000);
    client.disconnect();
  });

  test('is held by each process when Redis refuses its password or the command', async () => {
    await open(redis.url.replace('//', '//nobody:wrong@'));
    expect(await admitted(3 * LIMIT + 3)).toBe(3 * LIMIT);
    expect(logged('Redis does not answer')).toBe(3);
    expect(lines.join('')).not.toContain('wrong');
  });
});
