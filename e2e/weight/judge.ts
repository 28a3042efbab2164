import type { Weight } from './weighPage';

/** The committed weight of a page, and the limit for its scripts in bytes. */
export type WeightRow = Weight & { limit: number };
/** The weights by path. */
export type WeightTable = Record<string, WeightRow>;

type Measure = keyof Weight;
const MEASURES: readonly Measure[] = ['script', 'style', 'html', 'requests', 'hydrated'];
/**
 * Hashes, dates and the compressor make builds differ by this much without any change of the code.
 */
const SLACK: Record<Measure, number> = {
  script: 250,
  style: 100,
  html: 250,
  requests: 0,
  hydrated: 0,
};

export type Complaint = { text: string; isLimit: boolean };

const signed = (change: number) => (change > 0 ? `+${change}` : String(change));

/** Compares the weights with the committed table. Returns a line for each page, and the faults. */
export function judge(
  committed: WeightTable,
  weighed: WeightTable,
): { lines: string[]; complaints: Complaint[] } {
  const lines: string[] = [];
  const complaints: Complaint[] = [];
  for (const [route, now] of Object.entries(weighed)) {
    const before = committed[route];
    const parts = MEASURES.map((measure) => {
      const change = now[measure] - (before?.[measure] ?? 0);
      if (change > SLACK[measure])
        complaints.push({
          text: `${route}: ${measure} grew by ${change} to ${now[measure]}`,
          isLimit: false,
        });
      return `${measure} ${now[measure]} (${signed(change)})`;
    });
    lines.push(`${route.padEnd(26)} ${parts.join(', ')}`);
    if (now.script > now.limit)
      complaints.push({
        text: `${route}: ${now.script} bytes of script, at most ${now.limit} are allowed`,
        isLimit: true,
      });
  }
  return { lines, complaints };
}

const kB = (bytes: number) => (bytes / 1000).toFixed(1);

/** Formats the table as Markdown. */
export function asMarkdown(table: WeightTable): string {
  const rows = Object.entries(table).map(
    ([route, { script, limit, style, html, requests, hydrated }]) =>
      `| \`${route}\` | ${kB(script)} | ${kB(limit)} | ${kB(style)} | ${kB(html)} | ${requests} | ${hydrated} |`,
  );
  return [
    '# What each page weighs',
    '',
    '`npm run weight -- --write` writes this file from the built site. Do not edit it. `npm test` weighs every page again. It fails when a page is larger than in this table, or has more script than its limit. Sizes are kB as sent (brotli) to a first visitor on a phone who touches nothing. The last column counts the elements that React has hydrated. The command also opens pages of signed-in staff, each with at most 190 kB of script.',
    '',
    '| Page | Script | Limit | Style | HTML | Requests | Hydrated |',
    '| --- | --: | --: | --: | --: | --: | --: |',
    ...rows,
    '',
  ].join('\n');
}
