/** Tasks that wait until the browser has painted the next frame. */
export type AfterPicture = {
  /** Runs `work` after the next frame. If an earlier task still waits, that task runs at once. */
  put(work: () => void): void;
  /** Discards the waiting task. */
  drop(): void;
};

/** Before the page handles one of these events, the waiting task runs. */
const NEXT = ['pointerdown', 'keydown', 'click', 'submit', 'pagehide', 'visibilitychange'] as const;

/**
 * Delays tasks that the visitor does not see, such as updating the address, until after the next
 * frame. The next press, key or page change runs a waiting task first, so that no task is lost.
 */
export function afterPicture(): AfterPicture {
  let waiting: (() => void) | undefined;
  let frame = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function drop(): void {
    waiting = undefined;
    cancelAnimationFrame(frame);
    clearTimeout(timer);
    for (const name of NEXT) window.removeEventListener(name, flush, true);
  }

  function flush(): void {
    const work = waiting;
    drop();
    work?.();
  }

  return {
    put(work) {
      flush();
      // The browser paints no frames for a hidden page, so the task runs at once.
      if (document.hidden) return work();
      waiting = work;
      frame = requestAnimationFrame(() => (timer = setTimeout(flush)));
      for (const name of NEXT) window.addEventListener(name, flush, true);
    },
    drop,
  };
}
