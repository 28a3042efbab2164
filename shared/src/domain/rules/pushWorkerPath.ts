/** The path of the script that shows push messages to staff; its scope is its folder. */
export const PUSH_WORKER_PATH = '/admin/push-worker.js';
