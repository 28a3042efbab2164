import type { createBrowserRouter } from 'react-router-dom';

type Router = Pick<ReturnType<typeof createBrowserRouter>, 'navigate'>;

/** The browser shows the old page until the new one is rendered, but at most this long. */
const LONGEST_WAIT_MS = 400;

const partsOf = (path: string) => path.replace(/\/$/, '').split('/');

/** Whether one of two pages is above the other in the same area, as a list is above its details. */
export function areListAndDetail(from: string, to: string): boolean {
  const [one, other] = [partsOf(from), partsOf(to)];
  return one[1] === other[1] && one.length !== other.length;
}

const leavesPlace = (to: unknown): boolean => {
  const path = typeof to === 'string' ? to : (to as { pathname?: string } | null)?.pathname;
  if (!path || matchMedia('(prefers-reduced-motion: reduce)').matches) return false;
  return areListAndDetail(location.pathname, new URL(path, location.href).pathname);
};

/**
 * Fades between a list and its details where the browser supports view transitions. The router
 * fades back by itself. A link can decide for itself with `viewTransition`.
 */
export function fadeBetween(router: Router): void {
  const start = (document as Partial<Document>).startViewTransition?.bind(document);
  if (!start) return;
  document.startViewTransition = (update) => {
    const transition = start(async () => {
      const rendered = typeof update === 'function' ? update() : update?.update?.();
      await Promise.race([rendered, new Promise((done) => setTimeout(done, LONGEST_WAIT_MS))]);
    });
    // The browser rejects this promise when the visitor moves on meanwhile, which is no failure.
    transition.ready.catch(() => undefined);
    return transition;
  };
  const navigate = router.navigate as (to: unknown, options?: object) => Promise<void>;
  router.navigate = ((to: unknown, options?: { viewTransition?: boolean }) =>
    typeof to === 'number'
      ? navigate(to)
      : navigate(to, {
          ...options,
          viewTransition: options?.viewTransition ?? leavesPlace(to),
        })) as Router['navigate'];
}
