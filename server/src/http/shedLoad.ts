import underPressure from '@fastify/under-pressure';
import type { FastifyInstance } from 'fastify';

/**
 * Goes into the `config` of a route that must respond even under a high load, so that monitoring
 * can reach it.
 */
export const NEVER_SHED = { pressureHandler: () => undefined };

/**
 * Rejects requests with 503 while the event loop is too slow: while its delay, averaged over a
 * second, exceeds `aboveMs` milliseconds. 0 turns this off. One slow task barely changes this
 * average, but a growing backlog does.
 */
export async function shedLoad(app: FastifyInstance, aboveMs: number): Promise<void> {
  if (aboveMs > 0) await app.register(underPressure, { maxEventLoopDelay: aboveMs });
}
