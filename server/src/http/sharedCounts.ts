import { createHmac } from 'node:crypto';
import type { FastifyRateLimitOptions, FastifyRateLimitStoreCtor } from '@fastify/rate-limit';
import { type Db, serverSecret } from '../db';
import type { Logger } from './logging';
import { windowCounts } from './windowCounts';

/** How many milliseconds the server waits for Redis before it opens another connection. */
const SILENT_MS = 500;
const CONNECT_MS = 2000;
const AGAIN_MS = 1000;

/**
 * A Redis script that counts a request in one step. It uses only the clock of Redis. If a key has
 * no expiry time, or one that is too late because the clock was changed, the script sets a new one.
 */
const COUNT = `
local current = redis.call('INCR', KEYS[1])
local left = redis.call('PTTL', KEYS[1])
if left < 0 or left > tonumber(ARGV[1]) then
  redis.call('PEXPIRE', KEYS[1], ARGV[1])
  left = tonumber(ARGV[1])
end
return { current, left }`;

type Options = {
  redisUrl: string;
  silentMs?: number | undefined;
  db: Db;
  log: Pick<Logger, 'warn' | 'info'>;
};
export type SharedCounts = {
  store: FastifyRateLimitStoreCtor;
  /** Returns whether Redis did not respond to the last request. */
  isAway(): boolean;
  close(): void;
};

/**
 * Counts the requests of all processes in Redis. Each process also counts its own requests, and
 * uses this number while Redis does not respond.
 */
export async function openSharedCounts({
  redisUrl,
  silentMs = SILENT_MS,
  db,
  log,
}: Options): Promise<SharedCounts> {
  const { Redis } = await import('ioredis');
  const redis = new Redis(redisUrl, {
    lazyConnect: true,
    connectTimeout: CONNECT_MS,
    socketTimeout: silentMs,
    // `socketTimeout` begins again with each response, so it does not limit how long a request waits
    // behind others.
    commandTimeout: silentMs,
    retryStrategy: () => AGAIN_MS,
    // Without a queue and without retries, a request never waits for the connection, and Redis
    // never counts it twice.
    enableOfflineQueue: false,
    autoResendUnfulfilledCommands: false,
    maxRetriesPerRequest: 0,
  });
  let isAway = false;
  /** True from the end of a slow connection until the next connection is open. */
  let isReconnecting = false;
  const goneAway = (error: unknown) => {
    // Logs only the message. The error object also contains the failed command, and this contains
    // the password.
    const reason = error instanceof Error ? error.message : '';
    if (!isAway) log.warn({ reason }, 'Redis does not answer, so each process counts for itself');
    isAway = true;
    // Opens a new connection if Redis is slow. Otherwise, later requests would wait for the responses
    // to earlier ones.
    if (redis.status !== 'ready' || isReconnecting) return;
    isReconnecting = true;
    redis.disconnect(true);
  };
  const cameBack = () => {
    if (isAway) log.info('Redis answers, so limits count for all processes again');
    isAway = false;
  };
  redis.on('error', goneAway);
  redis.on('ready', () => (isReconnecting = false));
  await redis.connect().catch(goneAway);

  const countTogether = async (name: string, windowMs: number) => {
    // Names may contain text that visitors choose. The keyed hash of a name is short and reveals no
    // network. It also differs from the keys of other shops and programs in the same Redis.
    const secret = await serverSecret(db, 'network');
    const key = `shop-limit:${createHmac('sha256', secret).update(name).digest('base64url')}`;
    const [current, ttl] = (await redis.eval(COUNT, 1, key, windowMs)) as [number, number];
    return { current, ttl };
  };

  class Store {
    readonly #route: string;
    readonly #countHere = windowCounts();

    constructor({ routeInfo }: FastifyRateLimitOptions & { routeInfo?: Partial<Route> } = {}) {
      this.#route = `${routeInfo?.method ?? ''} ${routeInfo?.url ?? ''}`;
    }

    incr(key: string, done: Done, windowMs: number): void {
      const here = this.#countHere(key, windowMs);
      countTogether(`${this.#route} ${key}`, windowMs).then(
        (counted) => {
          cameBack();
          done(null, counted);
        },
        (error: unknown) => {
          goneAway(error);
          done(null, here);
        },
      );
    }

    child(route: unknown) {
      return new Store(route as FastifyRateLimitOptions);
    }
  }
  return { store: Store, isAway: () => isAway, close: () => redis.disconnect() };
}

type Route = { method: string | string[]; url: string };
type Done = (error: Error | null, counted?: { current: number; ttl: number }) => void;
