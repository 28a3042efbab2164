import type { Browser } from 'playwright';
import { measureChange, openForChange, type Change, type Changed } from './measureChange';
import { median } from './median';
import { printTable } from './printTable';
import { SLOWER_PROCESSOR } from './slowPhone';

/**
 * The pages whose lists have links to press. The links of the navigation are pressed only on the
 * first page.
 */
const PAGES = ['/', '/repairs', '/repairs/iphone', '/shop', '/community'] as const;

/** The target time from a press to the next heading, in milliseconds. */
const WANTED = 450;

/**
 * If a list has more links than this, the benchmark presses only the first one. The other links
 * need the same code.
 */
const LONGEST_LIST = 6;

const parentOf = (path: string) => path.slice(0, path.lastIndexOf('/'));

/**
 * Returns the links of the navigation and of lists, without duplicates. The links to devices on the
 * home page open a dialog on the same page, so the function leaves them out.
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
 * Prints how long a press on each link takes to show the next page's heading, with an empty cache.
 * Each run presses every link once, so that other programs on the machine slow all links equally.
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
