import { expect, test } from '../fixtures';

/**
 * The largest share of the screen, times the distance as a share of its longer side, that may move
 * when the rest of a page arrives. A page is good up to 0.1: https://web.dev/articles/cls
 */
const LARGEST_SHIFT = 0.01;

const PATHS = ['/', '/shop', '/repairs/iphone/15-pro', '/book', '/community', '/about'];
const SCREENS = [
  { width: 390, height: 844 },
  { width: 1280, height: 720 },
];

// On a slow network the browser paints a page before its end has arrived. The test removes the last
// element or text of a page again and again, and compares the places of the others on the first
// screen with those on the whole page. A browser knows `:last-child` and `:only-child` only after the end of a parent,
// so rules with them can move parts in a way that this test does not see.
for (const viewport of SCREENS)
  test(`at ${viewport.width} px, what has arrived keeps its place while a page arrives`, async ({
    browser,
    baseURL,
  }) => {
    const context = await browser.newContext({ viewport, baseURL, javaScriptEnabled: false });
    const page = await context.newPage();
    for (const path of PATHS) {
      await page.goto(path);
      // The browser paints nothing before it has this element, so the header is whole.
      const awaited = await page.locator('link[rel="expect"]').getAttribute('href');
      await expect(page.locator(`header + ${awaited}`)).toHaveCount(1);
      const { shift, moved } = await page.evaluate(largestShift);
      expect(shift, `${path}: ${moved}`).toBeLessThan(LARGEST_SHIFT);
    }
    await context.close();
  });

/** Playwright runs this function in the page. It destroys the page. */
function largestShift() {
  const root = document.querySelector('#root')!;
  const main = document.querySelector('main')!;
  const boxes = [...root.querySelectorAll('*')].filter((box) => !box.parentElement!.closest('svg'));
  const place = new Map(boxes.map((box) => [box, box.getBoundingClientRect()]));
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT);
  const nodes: ChildNode[] = [];
  while (walker.nextNode()) nodes.push(walker.currentNode as ChildNode);

  const visibleArea = ({ left, right, top, bottom }: DOMRect) =>
    Math.max(0, Math.min(innerWidth, right) - Math.max(0, left)) *
    Math.max(0, Math.min(innerHeight, bottom) - Math.max(0, top));
  const longerSide = Math.max(innerWidth, innerHeight);
  const largest = { shift: 0, moved: '' };
  while (nodes.at(-1) !== main) {
    const last = nodes.pop()!;
    const { parentElement } = last;
    const { top } = parentElement!.getBoundingClientRect();
    last.remove();
    // What is far below the screen, or a part of a drawing, moves nothing.
    if (top > 2 * innerHeight || parentElement!.closest('svg')) continue;
    for (const box of boxes) {
      if (!box.isConnected) break;
      const [then, now] = [place.get(box)!, box.getBoundingClientRect()];
      if (now.width * now.height === 0) continue;
      const distance = Math.max(Math.abs(then.x - now.x), Math.abs(then.y - now.y));
      const area = visibleArea(then) + visibleArea(now);
      const shift = (area * distance) / (innerWidth * innerHeight * longerSide);
      if (shift > largest.shift)
        Object.assign(largest, { shift, moved: box.outerHTML.slice(0, 200) });
    }
  }
  return largest;
}
