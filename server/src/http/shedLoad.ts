import underPressure from '@fastify/under-pressure';
import type { FastifyInstance } from 'fastify';

/**
 * An option for the `config` of a route that must respond even under a high load, so that
 * monitoring can reach it.
 */
export const NEVER_SHED = { pressureHandler: () => undefined };

/**
 * Rejects requests with 503 while the event loop's average delay over a second exceeds `aboveMs`
 * (0: never). A single slow task barely raises this average, but a growing backlog does.
 */
export async function shedLoad(app: FastifyInstance, aboveMs: number): Promise<void> {
  if (aboveMs > 0) await app.register(underPressure, { maxEventLoopDelay: aboveMs });
}
