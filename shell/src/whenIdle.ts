/** Runs work when the page is idle, after at most five seconds. */
export function whenIdle(work: () => void): void {
  if ('requestIdleCallback' in globalThis) requestIdleCallback(work, { timeout: 5000 });
  // Safari does not tell when a page is idle.
  else setTimeout(work, 2000);
}
