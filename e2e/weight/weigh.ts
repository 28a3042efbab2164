import { readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { chromium } from 'playwright';
import { format } from 'prettier';
import { inRoot } from '../../tools/lib/workspace.mjs';
import { api } from '../api';
import { launchOptions } from '../browser';
import { clockAhead } from '../clock';
import { discardShop, startShop } from '../server';
import { staffSession } from '../staff';
import { ADDED_MODELS, addModels } from './addModels';
import { asMarkdown, judge, type WeightRow, type WeightTable, withModels } from './judge';
import { weighPage } from './weighPage';

/**
 * The site and the browser have the clock of this day, because holidays and calendars change what a
 * page weighs. It is a Wednesday at 11 AM in Nepal, and no holiday is near.
 */
const WEIGHED_AT = Date.parse('2026-11-18T05:15:00Z');
const DAY_AFTER = '2026-11-19';
const TABLE = inRoot('docs/weight.json');
const PAGE = inRoot('docs/weight.md');

/**
 * Staff open these pages first. Only their scripts have a limit, because the other numbers depend
 * on the time of day.
 */
const STAFF_PAGES = [
  '/admin',
  '/admin/board',
  '/admin/bookings',
  '/admin/intake',
  '/admin/customers',
  '/admin/enquiries',
  '/admin/community',
  '/admin/goods',
  '/admin/website',
  '/admin/reports',
  '/admin/staff',
  '/admin/settings',
  '/admin/account/security',
];
const STAFF_LIMIT = 190_000;

/**
 * These pages are weighed again after an owner has added 300 models. The numbers say how many of
 * them the page lists.
 */
const WITH_MODELS = {
  '/': 0,
  '/repairs/iphone': ADDED_MODELS.iphone,
  '/repairs/iphone/15-pro': 0,
  '/book': 0,
};

const { values, positionals } = parseArgs({
  options: { write: { type: 'boolean', default: false } },
  allowPositionals: true,
});
const table = JSON.parse(readFileSync(TABLE, 'utf8')) as WeightTable;
const unknown = positionals.find((path) => !table[path]);
if (unknown !== undefined) throw new Error(`docs/weight.json has no page ${unknown}`);
const isWanted = (path: string) => positionals.length === 0 || positionals.includes(path);

const aheadMs = WEIGHED_AT - Date.now();
const shop = await startShop({ LOG_LEVEL: 'error', ...clockAhead(aheadMs) });
const browser = await chromium.launch(launchOptions);

async function weigh(route: string, { limit, wide }: WeightRow): Promise<WeightRow> {
  // For the first response, the server compresses a page fast but poorly. Later, it sends a better
  // compressed copy from its cache. Most visitors get this copy, so the first response does not
  // count.
  await fetch(shop.url + route, { headers: { 'accept-encoding': 'br' } });
  const url = shop.url + route;
  const weight = { ...(await weighPage(browser, url, { aheadMs })), limit };
  if (!wide) return weight;
  const { script } = await weighPage(browser, url, { screen: 'wide', aheadMs });
  return { ...weight, wide: { script, limit: wide.limit } };
}

/**
 * Weighs a page, and a second time if it is heavier than `most`. A busy machine may slow a page so
 * much that the page loads files for slow visitors.
 */
async function weighAgainst(route: string, most: WeightRow): Promise<WeightRow> {
  const first = await weigh(route, most);
  const { complaints } = judge({ [route]: most }, { [route]: first });
  return complaints.length > 0 ? weigh(route, most) : first;
}

const weighed: WeightTable = {};
for (const [route, row] of Object.entries(table))
  if (isWanted(route)) weighed[route] = await weighAgainst(route, row);
const shopApi = api(shop.url);
const { headers } = await staffSession(shop.url);
const heavy: string[] = [];
const [free] = await shopApi.freeTimes(DAY_AFTER, DAY_AFTER);
const booked = await shopApi.book(shopApi.appointment(DAY_AFTER, free?.time ?? ''));
const { reference } = (await booked.json()) as { reference: string };
const staffPages = [...STAFF_PAGES, `/admin/bookings/${reference}`];
for (const path of positionals.length > 0 ? [] : staffPages) {
  const weighStaff = () =>
    weighPage(browser, shop.url + path, { cookies: headers.cookie, aheadMs });
  let { script } = await weighStaff();
  if (script > STAFF_LIMIT) ({ script } = await weighStaff());
  console.info(`${`${path}, signed in`.padEnd(38)} script ${script}`);
  if (script > STAFF_LIMIT)
    heavy.push(`${path}, signed in: ${script} bytes of script, at most ${STAFF_LIMIT} are allowed`);
}
const allowed: WeightTable = {};
const weighedWithModels: WeightTable = {};
const wanted = Object.entries(WITH_MODELS).filter(([route]) => isWanted(route));
if (wanted.length > 0) await addModels(shop.url, headers);
for (const [route, listed] of wanted) {
  const before = weighed[route];
  if (!before) throw new Error(`docs/weight.json has no page ${route}`);
  const name = `${route}, 300 models more`;
  const most = withModels(before, listed);
  allowed[name] = most;
  weighedWithModels[name] = await weighAgainst(route, most);
}
await browser.close();
await discardShop(shop);

const { lines, complaints } = judge(table, weighed);
const more = judge(allowed, weighedWithModels);
lines.push(...more.lines);
for (const line of lines) console.info(line);
if (values.write) {
  const written = { ...table, ...weighed };
  writeFileSync(TABLE, await format(JSON.stringify(written), { parser: 'json' }));
  writeFileSync(PAGE, await format(asMarkdown(written), { parser: 'markdown' }));
}
const broken = values.write ? complaints.filter(({ isLimit }) => isLimit) : complaints;
for (const { text } of broken) console.error(text);
for (const text of heavy) console.error(text);
if (broken.length > 0) {
  console.error('`npm run weight -- --write` takes over what is meant to grow; limits stay.');
  process.exitCode = 1;
}
if (heavy.length > 0) process.exitCode = 1;
