import type { RouteOptions } from 'fastify';
import type { Right } from '@mcs-repairs/shared/domain/types/rights';

const guards = new WeakMap<object, Right>();

/** Marks an `onRequest` hook as a guard that admits only staff with this right. */
export function guardsStaff<Hook extends object>(hook: Hook, right: Right): Hook {
  guards.set(hook, right);
  return hook;
}

/**
 * Returns the right that a route requires. Null if the route is open to visitors. The API
 * description uses this right.
 */
export function rightOf({ onRequest = [] }: Pick<RouteOptions, 'onRequest'>): Right | null {
  for (const hook of [onRequest].flat()) {
    const right = guards.get(hook);
    if (right) return right;
  }
  return null;
}

const releasers = new WeakSet<object>();

/**
 * Marks an `onRequest` hook as a guard. It admits staff with this right, and programs with a
 * release token for the remote in the address.
 */
export function guardsReleases<Hook extends object>(hook: Hook, right: Right): Hook {
  releasers.add(hook);
  return guardsStaff(hook, right);
}

/** Returns whether a route also admits programs with a release token for its remote. */
export function takesReleaseToken({ onRequest = [] }: Pick<RouteOptions, 'onRequest'>): boolean {
  return [onRequest].flat().some((hook) => releasers.has(hook));
}
