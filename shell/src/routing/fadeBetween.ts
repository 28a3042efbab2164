import type { createBrowserRouter } from 'react-router-dom';

type Router = Pick<ReturnType<typeof createBrowserRouter>, 'navigate'>;

/**
 * The maximum time in milliseconds that the browser shows the old page while the new page renders.
 */
const LONGEST_WAIT_MS = 400;

const partsOf = (path: string) => path.replace(/\/$/, '').split('/');

/**
 * Whether both pages belong to the same area and one is above the other, like a list and its
 * details.
 */
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
 * Fades between a list and its details, if the browser supports view transitions. For going back,
 * the router does this itself. A link can set `viewTransition` to decide for itself.
 */
export function fadeBetween(router: Router): void {
  const start = (document as Partial<Document>).startViewTransition?.bind(document);
  if (!start) return;
  document.startViewTransition = (update) => {
    const transition = start(async () => {
      const rendered = typeof update === 'function' ? update() : update?.update?.();
      await Promise.race([rendered, new Promise((done) => setTimeout(done, LONGEST_WAIT_MS))]);
    });
    // The browser rejects this promise if the visitor opens another page during the fade. That is
    // no failure.
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
