import { parseArgs } from 'node:util';
import { chromium } from 'playwright';
import { launchOptions } from '../browser';
import { freePort } from '../../tools/lib/freePort.mjs';
import { discardShop, startShop } from '../server';
import { auditPages } from './audit';
import { compareLoads } from './compareLoads';
import { measureChanges } from './measureChanges';
import { measurePresses } from './measurePresses';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { only: { type: 'string' }, lighthouse: { type: 'string' } },
});
const [runsWanted, ...chosen] = positionals;
const isWanted = (part: string) => values.only === undefined || values.only === part;

const port = await freePort();
const shop = await startShop({ LOG_LEVEL: 'error' });
const browser = await chromium.launch({
  ...launchOptions,
  args: [...launchOptions.args, `--remote-debugging-port=${port}`],
});
const siteUrl = shop.url;

if (isWanted('loads'))
  await compareLoads(browser, { siteUrl, runs: Number(runsWanted ?? 7), chosen });
if (isWanted('presses')) await measurePresses(browser, { siteUrl, runs: Number(runsWanted ?? 5) });
if (isWanted('changes'))
  await measureChanges(browser, { siteUrl, runs: Number(runsWanted ?? 5), chosen });
if (values.lighthouse)
  await auditPages({ siteUrl, runs: Number(runsWanted ?? 5), folder: values.lighthouse, port });

await browser.close();
await discardShop(shop);
