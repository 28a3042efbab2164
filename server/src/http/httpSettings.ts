import type { LOG_LEVELS } from './logging';
import type { TrustedProxies } from './trustProxy';

/** Settings from environment variables that concern requests and responses. */
export type HttpSettings = {
  port: number;
  host: string;
  /** The public origin of the site, without a trailing slash. */
  publicUrl?: string | undefined;
  /** The proxies whose information about a visitor's address the server trusts. */
  trustProxy: TrustedProxies;
  logLevel: (typeof LOG_LEVELS)[number];
  metricsToken?: string | undefined;
  /** Every rate limit is multiplied by this number. 0 turns them off. */
  rateLimits: number;
  /** A Redis server that counts requests for all processes. Without it, each process counts for itself. */
  redisUrl?: string | undefined;
  /** How many milliseconds the server waits for a response of Redis. Only tests set it. */
  redisSilentMs?: number;
  /**
   * The address of the OpenTelemetry collector to which the server sends traces. Without it, the
   * server makes none.
   */
  otlpEndpoint?: string | undefined;
  /**
   * If the event loop is delayed by more than this many milliseconds, the server rejects requests.
   * With 0, it never does.
   */
  maxEventLoopDelayMs: number;
};
