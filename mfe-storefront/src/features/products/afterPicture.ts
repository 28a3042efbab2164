/** Work that waits for the next picture. */
export type AfterPicture = {
  /** Does `work` after the next picture, and what waited before it now. */
  put(work: () => void): void;
  /** Leaves what waits undone. */
  drop(): void;
};

/** What a visitor does next must find the work done. */
const NEXT = ['pointerdown', 'keydown', 'click', 'submit', 'pagehide', 'visibilitychange'] as const;

/**
 * Work that a press causes and nobody sees, such as writing the address, kept out of the time between the press and its
 * picture. Nothing of it is lost: the next press, key or leaving does it before anything else.
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
      // A hidden page shows no picture.
      if (document.hidden) return work();
      waiting = work;
      frame = requestAnimationFrame(() => (timer = setTimeout(flush)));
      for (const name of NEXT) window.addEventListener(name, flush, true);
    },
    drop,
  };
}
