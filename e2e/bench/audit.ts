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

/** Of the numbers that the score is made of: milliseconds, and shifts. */
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

/** Prints the medians of Lighthouse's scores on a phone. `folder`: where it is installed; `port`: where the browser is to be steered. */
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
      reports.push(result.lhr);
    }
    const middle = (of: (report: Report) => number) => median(reports.map(of));
    rows[page] = {
      ...Object.fromEntries(
        CATEGORIES.map((name) => [
          name,
          Math.round(100 * middle(({ categories }) => categories[name].score ?? NaN)),
        ]),
      ),
      ...Object.fromEntries(
        Object.entries(NUMBERS).map(([name, audit]) => [
          name,
          Number(
            middle(({ audits }) => audits[audit]?.numericValue ?? NaN).toFixed(
              name === 'CLS' ? 3 : 0,
            ),
          ),
        ]),
      ),
      machine: Math.round(middle(({ environment }) => environment.benchmarkIndex)),
    };
  }
  printTable(`Lighthouse, phone (medians of ${runs})`, rows);
}
