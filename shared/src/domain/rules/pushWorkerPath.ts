/** Where the script lies that shows push messages to staff; its scope is the folder that it lies in. */
export const PUSH_WORKER_PATH = '/admin/push-worker.js';
