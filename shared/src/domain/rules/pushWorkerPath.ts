/**
 * The path of the service worker that shows push messages to staff. The service worker controls
 * only pages in this folder.
 */
export const PUSH_WORKER_PATH = '/admin/push-worker.js';
