import underPressure from '@fastify/under-pressure';
import type { FastifyInstance } from 'fastify';

/** For the `config` of a route that answers under any load: who watches the process must see it. */
export const NEVER_SHED = { pressureHandler: () => undefined };

/**
 * Refuses requests with 503 while the event loop is late by more than `aboveMs` on the average of a second; 0 never does.
 * One long turn does not raise that average, work that piles up does.
 */
export async function shedLoad(app: FastifyInstance, aboveMs: number): Promise<void> {
  if (aboveMs > 0) await app.register(underPressure, { maxEventLoopDelay: aboveMs });
}
