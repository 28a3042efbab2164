import type { RouteOptions } from 'fastify';
import type { Right } from '@mcs-repairs/shared/domain/types/rights';

const guards = new WeakMap<object, Right>();

/** Marks an `onRequest` hook as one that lets staff alone pass who have this right. */
export function guardsStaff<Hook extends object>(hook: Hook, right: Right): Hook {
  guards.set(hook, right);
  return hook;
}

/** The right that a route asks for, null when it is open to visitors: the API's description says it without being told. */
export function rightOf({ onRequest = [] }: Pick<RouteOptions, 'onRequest'>): Right | null {
  for (const hook of [onRequest].flat()) {
    const right = guards.get(hook);
    if (right) return right;
  }
  return null;
}

const releasers = new WeakSet<object>();

/** Marks an `onRequest` hook that lets a token of one remote pass as well as staff. */
export function guardsReleases<Hook extends object>(hook: Hook, right: Right): Hook {
  releasers.add(hook);
  return guardsStaff(hook, right);
}

/** Whether a route is guarded so. */
export function takesReleaseToken({ onRequest = [] }: Pick<RouteOptions, 'onRequest'>): boolean {
  return [onRequest].flat().some((hook) => releasers.has(hook));
}
