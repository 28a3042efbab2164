import { Counter, type Registry } from 'prom-client';

/** Why a worker ended, or why a page was sent for the browser to render. */
export const RENDER_EVENTS = {
  'worker-ended': 'A worker crashed or outgrew its memory',
  'worker-late': 'A worker was ended because a page took too long',
  'page-paused': 'No worker was there, and none may be started yet',
  'page-failed': 'A page could not be rendered for another reason',
} as const;
export type RenderEvent = keyof typeof RENDER_EVENTS;

/** Counts what keeps pages from being rendered here. */
export function countRenderEvents(registry: Registry): (event: RenderEvent) => void {
  const counter = new Counter({
    name: 'shop_render_events_total',
    help: 'Ends of render workers, and pages that were left to the browser',
    labelNames: ['event'] as const,
    registers: [registry],
  });
  for (const event of Object.keys(RENDER_EVENTS)) counter.inc({ event }, 0);
  return (event) => counter.inc({ event });
}
