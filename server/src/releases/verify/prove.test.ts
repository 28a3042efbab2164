import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { DEFAULT_SHOP_PROFILE } from '@mcs-repairs/shared/domain/catalogue/shopProfile';
import { standingIn } from '../store/judgeStored';
import { publishFolder, storeFolder } from '../store/publishFolder';
import { activeRemotes } from '../store/registryStore';
import { folderOf, judgeFiles } from '../store/releaseStore';
import { builtAs, publishingOf, writeFiles, type Files } from '../store/testing/builtRemote';
import { prove } from './prove';
import { builtArea } from './testing/builtArea';
import { buildShell, GIVES } from './testing/site';

let site: Awaited<ReturnType<typeof buildShell>>;
let remotesDir: string;

beforeAll(async () => {
  site = await buildShell();
});
afterAll(() => rmSync(site.folder, { recursive: true, force: true }));
beforeEach(async () => {
  remotesDir = mkdtempSync(path.join(tmpdir(), 'releases-'));
  const user = builtArea({
    name: 'shop',
    uses: ['booking/Scheduler'],
    render:
      "return jsx(Fragment, { id: 'booking/Scheduler', props: {}, pending: null, failed: () => null })",
    fragments: '{}',
  });
  const place = { remotesDir, gives: GIVES };
  await publishFolder(place, publishing('booking', builtArea()));
  await publishFolder(place, publishing('shop', user));
});
afterEach(() => rmSync(remotesDir, { recursive: true, force: true }));

function publishing(name: string, files: Files) {
  const folder = writeFiles(mkdtempSync(path.join(remotesDir, '.built-')), files);
  return { ...publishingOf(name), folder, built: builtAs(name) };
}

/**
 * Does everything that a release does: stores it, checks its files, compares it with the site, and
 * renders its pages. Returns the errors.
 */
async function release(files: Files, name = 'booking') {
  let version: string;
  try {
    version = await storeFolder(remotesDir, publishing(name, files));
  } catch (error) {
    return { stored: (error as Error).message };
  }
  const judged = judgeFiles(folderOf(remotesDir, name, version), name);
  if (!judged.ok) return { files: judged.failure.message };
  const active = activeRemotes(remotesDir);
  const config = { mode: 'browser', profile: DEFAULT_SHOP_PROFILE, publicUrl: 'http://x.example' };
  const place = { ...site, remotesDir, active, config, apiUrl: '' } as const;
  const { problems, proof } = await prove(place as never, judged.value);
  proofs.push(proof.milliseconds);
  return { ...standingIn(judged.value, GIVES, active), ...problems };
}
const proofs: number[] = [];

test('a good release has no errors, and is verified with pages that show its fragments', async () => {
  expect(await release(builtArea({ render: "return jsx('h1', { children: 'New' })" }))).toEqual({});
});

const without = (file: string) => (files: Files) => {
  delete files[file];
};
const LINK = { label: 'Booking', path: '/booking', place: 'main', order: 10 };
const said = (pattern: RegExp) => expect.stringMatching(pattern) as unknown;

test.each<[string, Files, Record<string, unknown>]>([
  ['throws on the server', builtArea({ atStart: "throw new Error('no')" }), { server: said(/no/) }],
  [
    'is no script in the browser',
    builtArea({ script: 'self.page = {' }),
    { 'page.1.js': said(/no JavaScript/) },
  ],
  [
    'throws while rendering',
    builtArea({ render: "throw new Error('no')" }),
    { 'page /booking': said(/fails: no/) },
  ],
  [
    'throws in head()',
    builtArea({ head: "throw new Error('no')" }),
    { 'page /booking': said(/fails: no/) },
  ],
  ['loops', builtArea({ render: 'for (;;);' }), { 'page /booking': said(/longer than 1500 ms/) }],
  [
    'takes all memory',
    builtArea({ render: 'const all = []; for (;;) all.push(new Array(1000).fill(Math.random()))' }),
    { 'page /booking': said(/more than 160 MB|longer than/) },
  ],
  [
    'has a script of 10 MB',
    builtArea({ script: `/* ${'x'.repeat(10 << 20)} */` }),
    { 'size of scripts': said(/budget/), 'size of all': said(/budget/) },
  ],
  [
    'takes a name that the shell does not give',
    builtArea({ takes: { 'shared/platform/store': ['itemGifted'] } }),
    { names: said(/itemGifted of shared\/platform\/store/) },
  ],
  [
    'exposes nothing',
    builtArea({}, (files) => (files['ssr/server.cjs'] = 'exports.other = {}')),
    { server: said(/exposes no RemoteModule/) },
  ],
  [
    'lacks a fragment that another area shows',
    builtArea({ fragments: '{}' }),
    { 'fragment Scheduler': said(/shop shows the fragment booking\/Scheduler/) },
  ],
  [
    'has a fragment that throws',
    builtArea({ fragment: "throw new Error('no')" }),
    { '/shop of shop': said(/no longer whole|no/) },
  ],
  ['styles what is not its own', builtArea({ css: 'h1{color:red}' }), { 'page.1.css': said(/h1/) }],
  [
    'has a global class, an import and a negation',
    builtArea({ css: '@import "x.css";.menu{color:red}:not(.own_a1B2c){margin:0}' }),
    { 'page.1.css': said(/@import holds.*"\.menu" touches.*":not\(\.own_a1B2c\)" touches/) },
  ],
  [
    'says another hash of a script',
    builtArea({}, (files) => (files['page.1.js'] = 'self.page = 2;')),
    { 'page.1.js': said(/another hash/) },
  ],
  ['lacks a chunk', builtArea({}, without('page.1.js')), { 'page.1.js': said(/missing/) }],
  [
    'lacks its manifest',
    builtArea({}, without('mf-manifest.json')),
    { stored: said(/lacks mf-manifest.json/) },
  ],
  [
    'lacks its server bundle',
    builtArea({}, without('ssr/server.cjs')),
    { stored: said(/lacks ssr\/server.cjs/) },
  ],
  [
    'has a page of another area',
    builtArea({ path: 'shop' }),
    { 'path /shop': said(/not below its paths/) },
  ],
  [
    'declares a page of another area',
    builtArea({ declares: { sitemap: ['/shop'] } }),
    { declared: said(/not below its paths: \/shop/) },
  ],
  [
    'links to a script',
    builtArea({ declares: { navigation: [{ ...LINK, path: 'javascript:alert(1)' }] } }),
    { declared: said(/must be a path of this site/) },
  ],
  [
    'declares pages that it does not have',
    builtArea({ declares: { navigation: [LINK], sitemap: ['/booking', '/booking/old'] } }),
    { 'declared pages': said(/declares \/booking\/old, and has no such page/) },
  ],
  [
    'calls itself another',
    builtArea({ name: 'repairs', path: 'booking' }),
    { name: said(/calls itself/) },
  ],
  [
    'takes what no remote may',
    builtArea({ atStart: "require('node:fs')" }),
    { server: said(/may not require node:fs/) },
  ],
  [
    'changes a built-in as it starts',
    builtArea({ atStart: 'Array.prototype.at = function () {};' }),
    { 'built-ins': said(/^Its code changes Array\.prototype\.at$/) },
  ],
  [
    'changes a built-in as it renders',
    builtArea({ render: "RegExp.prototype.exec = () => null; return jsx('p', {})" }),
    { 'built-ins': said(/changes RegExp\.prototype\.exec/) },
  ],
  [
    'changes what React gives to all',
    builtArea({ atStart: "require('react').default.useState = () => [];" }),
    { 'built-ins': said(/changes react\.useState/) },
  ],
  [
    'fills memory beside the heap',
    builtArea({ render: 'for (const all = []; ; ) all.push(new Uint8Array(50 << 20).fill(1))' }),
    { 'page /booking': said(/takes more than|allocation failed|longer than/) },
  ],
])('a release that %s is rejected', async (_case, files, expected) => {
  expect(await release(files)).toMatchObject(expected);
});

test('pages that are broken today must be as complete as before they broke', async () => {
  const broken = { fragment: "throw new Error('no')" };
  await publishFolder({ remotesDir, gives: GIVES }, publishing('booking', builtArea(broken)));
  const next = builtArea({ ...broken, render: "return jsx('h1', { children: 'New' })" });
  expect(await release(next)).toMatchObject({ '/shop of shop': said(/no longer whole/) });
});

test('all errors are reported at once', async () => {
  const files = builtArea({ render: "throw new Error('no')", css: 'h1{}' });
  expect(Object.keys(await release(files)).sort()).toEqual(['page /booking', 'page.1.css']);
});
