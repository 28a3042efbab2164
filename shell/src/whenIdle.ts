/** Runs `work` when the page is idle, or at the latest after five seconds. */
export function whenIdle(work: () => void): void {
  if ('requestIdleCallback' in globalThis) requestIdleCallback(work, { timeout: 5000 });
  // Safari does not report when a page is idle. So the work runs after two seconds.
  else setTimeout(work, 2000);
}
