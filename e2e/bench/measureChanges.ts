import type { Browser } from 'playwright';
import { measureChange, openForChange, type Change, type Changed } from './measureChange';
import { median } from './median';
import { printTable } from './printTable';
import { SLOWER_PROCESSOR } from './slowPhone';

/** The pages with lists. The links of the navigation are pressed on the first one. */
const PAGES = ['/', '/repairs', '/repairs/iphone', '/shop', '/community'] as const;

/** The wanted time from a press to the next heading, in milliseconds. */
const WANTED = 450;

/** Of a longer list, only the first link is pressed. Its other links lead to the same page's code. */
const LONGEST_LIST = 6;

const parentOf = (path: string) => path.slice(0, path.lastIndexOf('/'));

/**
 * Returns the links of the navigation and of lists, each pair of pages once. The device links of
 * home open a choice on the same page, so they are left out.
 */
async function linksOf(browser: Browser, siteUrl: string): Promise<Change[]> {
  const found: Change[] = [];
  for (const from of PAGES) {
    const { context, page } = await openForChange(browser, siteUrl + from);
    const paths = await page.evaluate((isFirst) => {
      const places = isFirst ? ['header', 'main'] : ['main'];
      const links = places.flatMap((place) => [
        ...document.querySelectorAll<HTMLAnchorElement>(`${place} a[href^="/"]:not([data-device])`),
      ]);
      return links
        .filter(
          (link) => link.getClientRects().length > 0 && !link.closest('[aria-label="Breadcrumb"]'),
        )
        .map((link) => link.getAttribute('href') ?? '');
    }, from === PAGES[0]);
    await context.close();
    const pages = [...new Set(paths)].filter((to) => to !== from && !/[?#]/.test(to));
    for (const to of pages) {
      const list = pages.filter((other) => parentOf(other) === parentOf(to));
      const isLong = parentOf(to) !== '' && list.length > LONGEST_LIST;
      if (!isLong || list[0] === to) found.push({ from, to });
    }
  }
  return found;
}

/**
 * Prints the time from a press on each link of the navigation and of lists to the next page's
 * heading. Each press has an empty cache. The links take turns, so that other programs slow all of
 * them alike.
 */
export async function measureChanges(
  browser: Browser,
  { siteUrl, runs, chosen }: { siteUrl: string; runs: number; chosen: readonly string[] },
): Promise<void> {
  const all = await linksOf(browser, siteUrl);
  const links = all.filter(({ to }) => chosen.length === 0 || chosen.includes(to));
  const results = new Map<Change, Changed[]>(links.map((link) => [link, []]));
  for (let turn = 0; turn < runs; turn += 1)
    for (const [link, known] of results) known.push(await measureChange(browser, siteUrl, link));
  const rows: Record<string, object> = {};
  for (const [{ from, to }, known] of results) {
    const times = known.map(({ ms }) => ms);
    const ms = Math.round(median(times));
    const longest = Math.round(Math.max(...times));
    rows[`${from} to ${to}`] = {
      ...{ median: ms, shortest: Math.round(Math.min(...times)), longest },
      requests: median(known.map(({ requests }) => requests.length)),
      isWanted: ms <= WANTED,
    };
  }
  printTable(
    `Press to the next heading, ms (${runs} runs each; 1.6 Mbit/s, 150 ms, processor / ${SLOWER_PROCESSOR})`,
    rows,
  );
  if (process.env.BENCH_REQUESTS)
    for (const [{ from, to }, [first]] of results)
      console.info(`\n${from} to ${to}\n  ${first?.requests.join('\n  ')}`);
}
