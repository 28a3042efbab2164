import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';
import { median } from './median';
import { printTable } from './printTable';

const PAGES = ['/', '/shop', '/repairs/iphone/15-pro', '/book', '/community'];
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
type Category = (typeof CATEGORIES)[number];

type Audit = { numericValue?: number };
type Report = {
  categories: Record<Category, { score: number | null }>;
  audits: Record<string, Audit>;
  environment: { benchmarkIndex: number };
};
type Lighthouse = (url: string, flags: object) => Promise<{ lhr: Report } | undefined>;

/**
 * Lighthouse computes its performance score from these measurements. All are in milliseconds,
 * except the layout shift.
 */
const NUMBERS = {
  FCP: 'first-contentful-paint',
  LCP: 'largest-contentful-paint',
  TBT: 'total-blocking-time',
  SI: 'speed-index',
  CLS: 'cumulative-layout-shift',
} as const;

async function lighthouseIn(folder: string): Promise<Lighthouse> {
  const file = createRequire(`${folder}/`).resolve('lighthouse');
  const { default: lighthouse } = (await import(pathToFileURL(file).href)) as {
    default: Lighthouse;
  };
  return lighthouse;
}

const scoreOf = (name: Category) => (report: Report) =>
  Math.round(100 * (report.categories[name].score ?? NaN));

/**
 * Returns the median of each measurement. `best` is the best performance score of all runs, and
 * `machine` is the speed of the machine as Lighthouse measures it.
 */
function rowOf(reports: readonly Report[]): Record<string, number> {
  const middle = (of: (report: Report) => number) => median(reports.map(of));
  const numbers = Object.entries(NUMBERS).map(([name, audit]) => {
    const value = middle(({ audits }) => audits[audit]?.numericValue ?? NaN);
    return [name, Number(value.toFixed(name === 'CLS' ? 3 : 0))] as const;
  });
  return {
    ...Object.fromEntries(CATEGORIES.map((name) => [name, middle(scoreOf(name))])),
    best: Math.max(...reports.map(scoreOf('performance'))),
    ...Object.fromEntries(numbers),
    machine: Math.round(middle(({ environment }) => environment.benchmarkIndex)),
  };
}

/**
 * Prints the medians of Lighthouse's scores on a simulated phone. `folder` is where Lighthouse is
 * installed, and `port` is the debugging port of the browser.
 */
export async function auditPages({
  siteUrl,
  runs,
  folder,
  port,
}: {
  siteUrl: string;
  runs: number;
  folder: string;
  port: number;
}): Promise<void> {
  const lighthouse = await lighthouseIn(folder);
  const rows: Record<string, Record<string, number>> = {};
  for (const page of PAGES) {
    await fetch(siteUrl + page, { headers: { 'accept-encoding': 'br' } });
    const reports: Report[] = [];
    for (let turn = 0; turn < runs; turn += 1) {
      const result = await lighthouse(siteUrl + page, {
        port,
        output: 'json',
        logLevel: 'error',
        onlyCategories: CATEGORIES,
      });
      if (!result) throw new Error(`Lighthouse has no answer about ${page}`);
      // If the machine stalls, a run may record no first paint. Such a run has no score and does
      // not count.
      if (result.lhr.categories.performance.score !== null) reports.push(result.lhr);
    }
    rows[page] = rowOf(reports);
  }
  printTable(`Lighthouse, phone (medians of ${runs})`, rows);
}
