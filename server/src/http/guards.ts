import type { RouteOptions } from 'fastify';

const guards = new WeakSet<object>();

/** Marks an `onRequest` hook as one that lets staff alone pass. */
export function guardsStaff<Hook extends object>(hook: Hook): Hook {
  guards.add(hook);
  return hook;
}

/** Whether a route is guarded so: the API's description says it without being told. */
export function isStaffOnly({ onRequest = [] }: Pick<RouteOptions, 'onRequest'>): boolean {
  return [onRequest].flat().some((hook) => guards.has(hook));
}
