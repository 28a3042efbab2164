import type { LOG_LEVELS } from './logging';
import type { TrustedProxies } from './trustProxy';

/** Settings of the environment for answering requests. */
export type HttpSettings = {
  port: number;
  host: string;
  /** The public origin of the site, without a trailing slash. */
  publicUrl?: string | undefined;
  /** Proxies that are trusted to name a visitor's address. */
  trustProxy: TrustedProxies;
  logLevel: (typeof LOG_LEVELS)[number];
  metricsToken?: string | undefined;
  /** Factor for every rate limit; 0 switches them off. */
  rateLimits: number;
  /** Requests are refused while the event loop's delay exceeds this; 0 never refuses. */
  maxEventLoopDelayMs: number;
};
