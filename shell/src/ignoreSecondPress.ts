/** Two presses within this time and this distance are one double press. */
const DOUBLE_PRESS_MS = 350;
const DOUBLE_PRESS_PX = 24;

const CONTROLS = 'a, button, input, label, select, summary, textarea, [role]';

/**
 * On touch screens, ignores the second press of a double press if the first press changed what is
 * below the finger. Otherwise a double press on "Next" would also agree to the terms, which are at
 * the same place of the next step. Both presses count if they hit the same control. Presses by mouse
 * and by keyboard always count.
 */
export function ignoreSecondPress(page: Document): void {
  let last: { at: number; x: number; y: number; on: Element | null } | null = null;
  let ignores = false;

  page.addEventListener(
    'pointerdown',
    ({ target, pointerType, timeStamp: at, clientX: x, clientY: y }) => {
      const on = target instanceof Element ? target.closest(CONTROLS) : null;
      ignores =
        pointerType === 'touch' &&
        last !== null &&
        last.on !== on &&
        at - last.at < DOUBLE_PRESS_MS &&
        Math.hypot(x - last.x, y - last.y) < DOUBLE_PRESS_PX;
      // After an ignored press, a third one must also hit the first control.
      last = ignores && last ? { ...last, at } : { at, x, y, on };
    },
    { capture: true },
  );
  // A touch that scrolls the page is no press.
  page.addEventListener('pointercancel', () => (last = null), { capture: true });
  page.addEventListener(
    'click',
    (event) => {
      // A click by keyboard or by a script has no detail.
      if (!ignores || event.detail === 0) return;
      event.preventDefault();
      event.stopPropagation();
    },
    { capture: true },
  );
}
