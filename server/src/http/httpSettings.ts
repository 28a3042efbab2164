import type { LOG_LEVELS } from './logging';
import type { TrustedProxies } from './trustProxy';

/** Settings from environment variables that concern requests and responses. */
export type HttpSettings = {
  port: number;
  host: string;
  /** The public origin of the site, without a trailing slash. */
  publicUrl?: string | undefined;
  /** The proxies that the server trusts to name a visitor's address. */
  trustProxy: TrustedProxies;
  logLevel: (typeof LOG_LEVELS)[number];
  metricsToken?: string | undefined;
  /** A factor for every rate limit. 0 switches them off. */
  rateLimits: number;
  /** A Redis server that counts requests for all processes. Without it, each process counts for itself. */
  redisUrl?: string | undefined;
  /**
   * The address of the OpenTelemetry collector that receives traces. Without it, the server creates
   * no traces.
   */
  otlpEndpoint?: string | undefined;
  /**
   * If the event loop's delay exceeds this many milliseconds, the server rejects requests. 0: it
   * never rejects any.
   */
  maxEventLoopDelayMs: number;
};
