/**
 * The path of the service worker that shows push messages to staff. It can act only on pages in
 * this folder.
 */
export const PUSH_WORKER_PATH = '/admin/push-worker.js';
