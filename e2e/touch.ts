import type { Locator, Page } from 'playwright/test';

type Point = { x: number; y: number };
export type Finger = {
  down(at: Point): Promise<void>;
  /** Moves the finger in small steps, as a person does. */
  moveTo(to: Point): Promise<void>;
  up(): Promise<void>;
};

/** Simulates one finger. The page's context must support touch. */
export async function finger(page: Page): Promise<Finger> {
  const cdp = await page.context().newCDPSession(page);
  const STEPS = 12;
  let at: Point = { x: 0, y: 0 };
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: Point[]) =>
    cdp.send('Input.dispatchTouchEvent', { type, touchPoints });
  return {
    async down(point) {
      at = point;
      await send('touchStart', [at]);
    },
    async moveTo(to) {
      const from = at;
      for (let step = 1; step <= STEPS; step += 1) {
        const share = step / STEPS;
        at = { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share };
        await send('touchMove', [at]);
      }
    },
    async up() {
      await send('touchEnd', []);
    },
  };
}

/** Returns a point of an element that is visible, `below` pixels below the element's upper edge. */
export async function pointIn(element: Locator, below = 40): Promise<Point> {
  const box = await element.boundingBox();
  if (!box) throw new Error('It is not on the page');
  return { x: box.x + Math.min(box.width / 2, 60), y: box.y + below };
}
