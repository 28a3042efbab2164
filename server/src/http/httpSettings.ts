import type { LOG_LEVELS } from './logging';
import type { TrustedProxies } from './trustProxy';

/** What the environment says about answering requests. */
export type HttpSettings = {
  port: number;
  host: string;
  /** Origin under which visitors reach the site, without a slash at its end. */
  publicUrl?: string | undefined;
  /** Whose word about a visitor's address is taken. */
  trustProxy: TrustedProxies;
  logLevel: (typeof LOG_LEVELS)[number];
  metricsToken?: string | undefined;
  /** Factor on every limit of requests a minute; 0 switches them off. */
  rateLimits: number;
  /** Requests are refused while the event loop is late by more than this; 0 never refuses. */
  maxEventLoopDelayMs: number;
};
