/** The most time that reads may block the process in one turn of the event loop; a single longer read exceeds it. */
const TURN_MS = 8;

/**
 * Reads of the embedded file block the process. Each turn of the event loop runs as many as fit, in order of arrival.
 * A turn also accepts connections, one at a time. Without this limit, the last connection would wait for all reads
 * before it.
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
