import type { FastifyInstance } from 'fastify';
import { PUSH_WORKER_PATH } from '@mcs-repairs/shared/domain/rules/pushWorkerPath';

/**
 * The service worker that shows push messages. A click on a message opens its page. The service
 * worker handles no requests, so it does not change how pages load.
 */
const SCRIPT = `'use strict';
self.addEventListener('push', (event) => {
  let message = {};
  try {
    message = event.data.json();
  } catch {
    // An empty message is shown too, because browsers end a subscription that stays silent.
  }
  const { title = 'Something is new at the shop', body = '', path = '/admin' } = message;
  event.waitUntil(self.registration.showNotification(title, { body, tag: path, data: { path } }));
});
self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  const { path } = event.notification.data || {};
  const isOurs = typeof path === 'string' && /^\\/admin(\\/[\\w-]+)*$/.test(path);
  const address = new URL(isOurs ? path : '/admin', self.location.origin).href;
  event.waitUntil(self.clients.openWindow(address));
});
`;

/**
 * Serves the script of the service worker. The script has an address below /admin, so the service
 * worker can act only on pages of the dashboard.
 */
export function registerPushWorker(app: FastifyInstance): void {
  app.get(PUSH_WORKER_PATH, (_request, reply) =>
    reply
      .type('text/javascript; charset=utf-8')
      .header('cache-control', 'no-cache')
      .header('content-security-policy', "default-src 'none'")
      .send(SCRIPT),
  );
}
