/**
 * For how many milliseconds reads may block the process in one turn of the event loop. A single
 * long read may exceed this.
 */
const TURN_MS = 8;

/**
 * Limits reads of the SQLite file, because each read blocks the process. In each turn of the event
 * loop, as many reads run as fit into the limit, in the order of arrival. Each turn also accepts
 * one new connection. Without the limit, the last of many connections would wait until all reads of
 * the others have ended.
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
