import type { FastifyInstance } from 'fastify';

/** The maximum time in milliseconds that requests wait for further connections. */
const MOST_MS = 25;
/**
 * After requests have waited, no request waits for four times as long. A client that keeps opening
 * connections can therefore delay others for at most a fifth of the time.
 */
const REST = 4;
/**
 * If this many turns of the event loop bring no new connection, no more connections are coming.
 * After only one turn, a connection may have arrived too late for that turn.
 */
const QUIET_TURNS = 2;

/**
 * Node accepts one connection in each turn of the event loop. If many connections arrive at once,
 * the first requests slow down each turn, and the last of 64 connections waits for seconds. With
 * this hook, requests wait until no further connection arrives, but at most `mostMs` milliseconds.
 */
export function acceptFirst(app: FastifyInstance, mostMs = MOST_MS): void {
  let waiting: (() => void)[] = [];
  let isComing = false;
  let quietTurns = 0;
  let beganAt = 0;
  let restsUntil = 0;

  function look(): void {
    quietTurns += 1;
    const now = performance.now();
    if (quietTurns < QUIET_TURNS && now - beganAt < mostMs) {
      setImmediate(look);
      return;
    }
    isComing = false;
    restsUntil = now + REST * (now - beganAt);
    const ready = waiting;
    waiting = [];
    for (const proceed of ready) proceed();
  }

  app.server.on('connection', () => {
    quietTurns = 0;
    const now = performance.now();
    if (isComing || now < restsUntil) return;
    isComing = true;
    beganAt = now;
    setImmediate(look);
  });
  app.addHook('onRequest', (_request, _reply, done) => {
    if (isComing) waiting.push(done);
    else done();
  });
}
