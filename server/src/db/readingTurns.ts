/**
 * The time that reads may block the process in one turn of the event loop, in milliseconds. One
 * long read may exceed it.
 */
const TURN_MS = 8;

/**
 * Limits reads of the SQLite file, which block the process. Each turn of the event loop runs as
 * many reads as fit into the limit, in order of arrival, and also accepts one new connection.
 * Without this limit, the last of many connections would wait for all reads of the others.
 */
export function readingTurns(turnMs = TURN_MS): <T>(read: () => T) => Promise<T> {
  const line: (() => void)[] = [];
  let spentMs = 0;
  let isEnding = false;

  function nextTurn(): void {
    isEnding = false;
    spentMs = 0;
    line.shift()?.();
  }

  function endTurnSoon(): void {
    if (isEnding) return;
    isEnding = true;
    setImmediate(nextTurn);
  }

  return async (read) => {
    if (spentMs >= turnMs || line.length > 0) {
      await new Promise<void>((resolve) => {
        line.push(resolve);
        endTurnSoon();
      });
    }
    const began = performance.now();
    try {
      return read();
    } finally {
      spentMs += performance.now() - began;
      if (spentMs < turnMs) line.shift()?.();
      endTurnSoon();
    }
  };
}
