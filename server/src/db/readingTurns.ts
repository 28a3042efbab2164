/** So long others of the process wait for the reads of one turn of the event loop, or for one read that takes longer. */
const TURN_MS = 8;

/**
 * Reads of the embedded file block the process. Of many that come at once, each turn of the event loop does as many as fit,
 * in the order they came: a turn also accepts connections, one at a time, so that without this the last of them waits for
 * the reads of all before it again and again.
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
