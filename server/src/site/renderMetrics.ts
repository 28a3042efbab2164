import { Counter, Gauge, type Registry } from 'prom-client';
import type { Resting } from './breaker';

/** Why a render worker ended, or why the browser had to render a page. */
export const RENDER_EVENTS = {
  'worker-ended': 'A worker crashed or exceeded its memory',
  'worker-late': 'A worker was ended because a page took too long',
  'page-paused': 'There was no worker, and none may be started yet',
  'page-resting': 'The version of the page’s remote is paused',
  'page-failed': 'A page could not be rendered for another reason',
  'remote-rests': 'A version of a remote was paused',
} as const;
export type RenderEvent = keyof typeof RENDER_EVENTS;

/** Splits `remote@version` into two labels for metrics. Both are empty for an undefined key. */
export function remoteLabels(key: string | undefined): { remote: string; version: string } {
  const at = key?.indexOf('@') ?? -1;
  return { remote: key?.slice(0, Math.max(at, 0)) ?? '', version: key?.slice(at + 1) ?? '' };
}

/**
 * Returns a function that counts why pages were not rendered on the server. `key` is the
 * `remote@version`.
 */
export function countRenderEvents(registry: Registry): (event: RenderEvent, key?: string) => void {
  const counter = new Counter({
    name: 'shop_render_events_total',
    help: 'Ends of render workers, and pages that were left to the browser',
    labelNames: ['event', 'remote', 'version'] as const,
    registers: [registry],
  });
  for (const event of Object.keys(RENDER_EVENTS))
    counter.inc({ event, ...remoteLabels(undefined) }, 0);
  return (event, key) => counter.inc({ event, ...remoteLabels(key) });
}

/** Adds a metric that shows which versions of remotes are paused. */
export function showResting(registry: Registry, resting: () => Resting[]): void {
  new Gauge({
    name: 'shop_remote_resting',
    help: 'Versions of remotes that the server does not render at the moment, 1 each',
    labelNames: ['remote', 'version', 'reason'] as const,
    registers: [registry],
    collect() {
      this.reset();
      for (const { key, reason } of resting()) this.set({ ...remoteLabels(key), reason }, 1);
    },
  });
}
