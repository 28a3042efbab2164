import { createServer } from 'node:net';

/**
 * The ports from which tests choose. Every system takes the ports of outgoing connections from
 * 32768 or above. So no connection can take a chosen port before its server starts.
 */
const FIRST = 20_000;
const LAST = 31_999;

/** @type {Set<number>} */
const given = new Set();

/**
 * Returns a port of 127.0.0.1 that no program uses, and that this process has not returned before.
 *
 * @returns {Promise<number>}
 */
export async function freePort() {
  for (;;) {
    const port = FIRST + Math.floor(Math.random() * (LAST - FIRST + 1));
    if (given.has(port)) continue;
    given.add(port);
    if (await isFree(port)) return port;
  }
}

/**
 * @param {number} port
 * @returns {Promise<boolean>}
 */
const isFree = (port) =>
  new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(false));
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)));
  });
