/** The path of the service worker that shows push messages to staff. Its scope is its folder. */
export const PUSH_WORKER_PATH = '/admin/push-worker.js';
