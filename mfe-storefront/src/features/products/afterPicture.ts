/** Work that waits until the browser has painted the next frame. */
export type AfterPicture = {
  /** Runs `work` after the next frame, and runs earlier waiting work now. */
  put(work: () => void): void;
  /** Discards the waiting work. */
  drop(): void;
};

/** Before these events run, the waiting work must be done. */
const NEXT = ['pointerdown', 'keydown', 'click', 'submit', 'pagehide', 'visibilitychange'] as const;

/**
 * Delays work that a press causes and nobody sees, such as updating the address, until the next
 * frame is painted. Nothing is lost: the next press, key or page change runs the work first.
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
      // The browser paints no frames for a hidden page.
      if (document.hidden) return work();
      waiting = work;
      frame = requestAnimationFrame(() => (timer = setTimeout(flush)));
      for (const name of NEXT) window.addEventListener(name, flush, true);
    },
    drop,
  };
}
