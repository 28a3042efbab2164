import type { Weight } from './weighPage';

type Scripts = {
  script: number;
  /** The maximum of `script`, in bytes. */
  limit: number;
};
/**
 * The weight of a page in docs/weight.json. `wide` is the weight of its scripts on a wide screen.
 */
export type WeightRow = Weight & Scripts & { wide?: Scripts | undefined };
/** The weights of all pages, by path. */
export type WeightTable = Record<string, WeightRow>;

type Measure = keyof Weight;
const MEASURES: readonly Measure[] = ['script', 'style', 'html', 'requests', 'hydrated'];
/**
 * Two builds of the same code may differ by this much, because of hashes, dates and compression.
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

const growth = (name: string, change: number, now: number): Complaint => ({
  text: `${name} grew by ${change} to ${now}`,
  isLimit: false,
});

function overLimit(name: string, { script, limit }: Scripts): Complaint[] {
  if (script <= limit) return [];
  return [
    { text: `${name}: ${script} bytes of script, at most ${limit} are allowed`, isLimit: true },
  ];
}

/**
 * Compares measured weights with the committed table. Returns a line for each page, and a complaint
 * for each value that is too large.
 */
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
        complaints.push(growth(`${route}: ${measure}`, change, now[measure]));
      return `${measure} ${now[measure]} (${signed(change)})`;
    });
    complaints.push(...overLimit(route, now));
    if (now.wide) {
      const { script } = now.wide;
      const change = script - (before?.wide?.script ?? 0);
      if (change > SLACK.script) complaints.push(growth(`${route}: wide script`, change, script));
      parts.push(`wide script ${script} (${signed(change)})`);
      complaints.push(...overLimit(`${route} on a wide screen`, now.wide));
    }
    lines.push(`${route.padEnd(26)} ${parts.join(', ')}`);
  }
  return { lines, complaints };
}

/**
 * What one more model of a list may add to the page of this list: bytes of HTML after compression,
 * and elements that React hydrates.
 */
const LISTED_MODEL = { html: 40, hydrated: 5 };

/**
 * Returns what a page may weigh after an owner has added models, `listed` of which this page lists.
 * Models that a page does not list must not make it larger.
 */
export const withModels = (row: WeightRow, listed: number): WeightRow => ({
  ...row,
  html: row.html + listed * LISTED_MODEL.html,
  hydrated: row.hydrated + listed * LISTED_MODEL.hydrated,
});

const kB = (bytes: number) => (bytes / 1000).toFixed(1);

/** Formats the table as Markdown. */
export function asMarkdown(table: WeightTable): string {
  const rows = Object.entries(table).map(
    ([route, { script, limit, wide, style, html, requests, hydrated }]) =>
      `| \`${route}\` | ${kB(script)} | ${kB(limit)} | ${wide ? `${kB(wide.script)} | ${kB(wide.limit)}` : ' | '} | ${kB(style)} | ${kB(html)} | ${requests} | ${hydrated} |`,
  );
  return [
    '# What each page weighs',
    '',
    '`npm run weight -- --write` writes this file from the built site. Do not edit it. `npm test` weighs every page again. The test fails if a page is larger than in this table, or has more script than its limit. The sizes are in kB, compressed with brotli. They are what a phone loads on a first visit, while the visitor presses nothing. "Style" includes the style sheets in the HTML, and "HTML" does not. "Wide" is the script on a screen of 1440 by 900 pixels, where more parts of a page are in view. The last column counts the elements that React has hydrated. The site and the browser have the clock of one Wednesday, because holidays and calendars change the numbers. The command also opens pages of signed-in staff, each with at most 190 kB of script. At the end, the command adds 300 models as an owner. Then it weighs the home page, a list of models, the page of a model and the booking form again. Their script must stay the same. Only the HTML of the list may grow, by at most 40 bytes for each model that it lists.',
    '',
    '| Page | Script | Limit | Wide | Limit | Style | HTML | Requests | Hydrated |',
    '| --- | --: | --: | --: | --: | --: | --: | --: | --: |',
    ...rows,
    '',
  ].join('\n');
}
