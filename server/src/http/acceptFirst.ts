import type { FastifyInstance } from 'fastify';

/** Longest that requests wait for connections, unless told. */
const MOST_MS = 25;
/** They do not wait again for four times as long: who opens connections without end holds others up a fifth of the time. */
const REST = 4;
/** A connection may come after a turn's requests were read, so that one quiet turn says nothing. */
const QUIET_TURNS = 2;

/**
 * Node accepts one connection in a turn of the event loop. Where many come at once, the requests of the first make every
 * turn long, and the last of 64 waits for seconds. So requests wait, at most `mostMs`, until no further connection comes.
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
