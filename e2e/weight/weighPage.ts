import { brotliCompressSync } from 'node:zlib';
import type { Browser } from 'playwright';
import { shiftClock } from '../clock';

/**
 * What one page costs a visitor who opens the site for the first time. `script`, `style` and `html`
 * are bytes after compression (brotli). `style` includes the style sheets in the HTML, and `html` does
 * not.
 */
export type Weight = {
  script: number;
  style: number;
  html: number;
  /** The number of requests to the site, including pictures and data. */
  requests: number;
  /** The number of elements that React has hydrated or rendered, and so may render again. */
  hydrated: number;
};

/** The page counts as idle after this many milliseconds without a finished request. */
const QUIET_MS = 700;

/**
 * Pages are measured on these screens. A wide screen shows parts that are further down on a phone.
 */
const SCREENS = { phone: { width: 390, height: 844 }, wide: { width: 1440, height: 900 } };

type Visitor = {
  screen?: keyof typeof SCREENS;
  /** Cookies of a staff session: `name=value; name=value`. */
  cookies?: string;
  /** How far the clock of the page is ahead, in milliseconds. */
  aheadMs: number;
};

/**
 * Loads the page once with an empty cache, and waits until the page is idle. Without a press or a
 * pointer, the page prefetches no links.
 */
export async function weighPage(
  browser: Browser,
  url: string,
  { screen = 'phone', cookies = '', aheadMs }: Visitor,
): Promise<Weight> {
  const context = await browser.newContext({ viewport: SCREENS[screen] });
  await shiftClock(context, aheadMs);
  await context.addCookies(
    cookies
      .split('; ')
      .filter(Boolean)
      .map((cookie) => {
        const [name = '', value = ''] = cookie.split(/=(.*)/s);
        return { name, value, url };
      }),
  );
  const page = await context.newPage();
  const answers: Promise<{ type: string; bytes: number }>[] = [];
  page.on('requestfinished', (request) => {
    const type = request.resourceType();
    answers.push(request.sizes().then(({ responseBodySize: bytes }) => ({ type, bytes })));
  });
  await page.goto(url);
  await page.waitForFunction(() => performance.getEntriesByName('site:interactive').length > 0);
  for (let known = -1; known < answers.length;) {
    known = answers.length;
    await page.waitForTimeout(QUIET_MS);
  }
  const inPage = await page.evaluate(() =>
    [...document.querySelectorAll('style[data-href]')].map(({ textContent }) => textContent ?? ''),
  );
  const styles = inPage.reduce((sum, text) => sum + brotliCompressSync(text).length, 0);
  const hydrated = await page.evaluate(() => {
    const isReacts = (element: Element) =>
      Object.keys(element).some((key) => key.startsWith('__reactFiber$'));
    return [...document.querySelectorAll('#root *')].filter(isReacts).length;
  });
  const all = await Promise.all(answers);
  await context.close();
  const bytes = (kind: string) =>
    all.filter(({ type }) => type === kind).reduce((sum, answer) => sum + answer.bytes, 0);
  return {
    script: bytes('script'),
    style: bytes('stylesheet') + styles,
    html: bytes('document') - styles,
    requests: all.length,
    hydrated,
  };
}
