import { writeDocument } from './htmlDocument';

const remote = {
  version: '1',
  entry: '/remotes/booking/1/mf-manifest.json',
  prefixes: ['/book'],
  takes: { react: ['useState'] },
  integrity: {
    'a.js': 'sha384-a',
    'mf-manifest.json': 'sha384-m',
    'assets.json': 'sha384-l',
    'ssr/server.cjs': 'sha384-s',
  },
};
const parts = {
  assets: {
    entry: { url: '/shell/main.1.js', integrity: 'sha384-main' },
    scripts: [{ url: '/remotes/booking/1/a.js', integrity: 'sha384-a' }],
    styles: [{ url: '/shell/main.1.css', integrity: 'sha384-css' }],
    manifests: { '/remotes/booking/1/mf-manifest.json': { name: 'booking' } },
    sleepingScripts: { community: ['b.js'] },
  },
  shellVersion: 'abc',
  registry: {
    revision: 'r',
    remotes: {
      booking: remote,
      community: { ...remote, entry: '/remotes/community/1/mf-manifest.json' },
    },
  },
  config: { mode: 'connected' },
  renderedAt: '2026-11-23T04:15:00.000Z',
  shopName: 'MCS Repairs',
  liveReload: false,
};
const page = {
  kind: 'page' as const,
  status: 200,
  head: '<title>Book</title>',
  html: Buffer.from('<h1>Book ₹</h1>'),
  remotes: ['booking'],
  fragments: [],
  chunks: { booking: ['page-book'] },
  state: { text: '</script><script>alert(1)</script>' },
  loaderData: {},
  shareable: true,
};
const written = (document: Parameters<typeof writeDocument>[0]) =>
  writeDocument(document).toString();
const bootOf = (html: string) =>
  JSON.parse(/id="boot">(.*?)<\/script>/s.exec(html)?.[1] ?? '') as {
    registry: typeof parts.registry;
    rendered?: { state: unknown };
  };

test('every script and style sheet has a hash, and only data is inline', () => {
  const html = written({ ...parts, page });
  expect(html).toContain('src="/shell/main.1.js" crossorigin="anonymous" integrity="sha384-main"');
  expect(html).toContain(
    '<link rel="preload" as="script" href="/remotes/booking/1/a.js" crossorigin="anonymous" integrity="sha384-a">',
  );
  const scripts = [...html.matchAll(/<script[^>]*>/g)].map(([tag]) => tag);
  expect(
    scripts.every((tag) => tag.includes('src=') || tag.includes('type="application/json"')),
  ).toBe(true);
});

test('an address or a hash with markup stays text', () => {
  const evil = { url: '/a.js"><script>alert(1)</script>', integrity: `"'><script src=//evil>` };
  const html = written({
    ...parts,
    shopName: '<b>Shop</b>',
    assets: { ...parts.assets, scripts: [evil], styles: [evil], entry: evil },
    page: undefined,
  });
  expect(html.match(/<script/g)).toHaveLength(2);
  expect(html).toContain('integrity="&quot;&#39;&gt;&lt;script src=//evil&gt;"');
  expect(html).toContain('<title>&lt;b&gt;Shop&lt;/b&gt;</title>');
});

test('a style sheet with its text is in the page, and every other one is a link', () => {
  const link = { url: '/remotes/booking/1/a.2.css', integrity: 'sha384-link' };
  const styles = [{ ...parts.assets.styles[0]!, text: '.a>b{content:"&"}' }, link];
  const html = written({ ...parts, assets: { ...parts.assets, styles }, page });
  expect(html).toContain('<style data-href="main.1.css">.a>b{content:"&"}</style><link rel="style');
  expect(html.match(/main\.1\.css/g)).toHaveLength(1);
});

test('visitors’ text in the state cannot end the data block', () => {
  const html = written({ ...parts, page });
  expect(html.match(/<\/script>/g)).toHaveLength(2);
  expect(bootOf(html).rendered?.state).toEqual(page.state);
});

test('the page contains only its own remotes, and no hashes for the server', () => {
  const { registry } = bootOf(written({ ...parts, page }));
  expect(registry.remotes['booking']?.integrity).toEqual({
    'a.js': 'sha384-a',
    'mf-manifest.json': 'sha384-m',
  });
  expect(Object.keys(registry.remotes)).toEqual(['booking']);
});

test('a page has the same size with fifty remotes as with two', () => {
  const many = Object.fromEntries(
    Array.from({ length: 50 }, (_, at) => [`area-${at}`, { ...remote, prefixes: [`/area-${at}`] }]),
  );
  const registry = { ...parts.registry, remotes: { ...parts.registry.remotes, ...many } };
  expect(written({ ...parts, registry, page })).toBe(written({ ...parts, page }));
});

test('the early script runs before the page is parsed', () => {
  const early = { code: 'addEventListener("click",keep)', hash: 'sha256-e', begins: false };
  const html = written({ ...parts, page, early });
  expect(html).toContain(`<script>${early.code}</script></head><body>`);
});

test('the shell’s script is in a template for an early script that starts it', () => {
  const script = (more = '') =>
    `<script${more} src="/shell/main.1.js" crossorigin="anonymous" integrity="sha384-main"></script>`;
  const begun = script(' defer fetchpriority="high"');
  const early = { code: 'begin("#shell")', hash: 'sha256-e', begins: true };
  const beside = `${begun}<template id="shell">${script()}</template>`;
  expect(written({ ...parts, page, early })).toContain(beside);
  for (const other of [
    { page, early: undefined },
    { page, early: { ...early, begins: false } },
    { page: undefined, early },
  ]) {
    const html = written({ ...parts, ...other });
    expect(html).toContain(begun);
    expect(html).not.toContain('<template');
  }
});

test.each([
  [true, 'Temporarily unavailable | MCS Repairs'],
  [false, 'MCS Repairs'],
])(
  'a page that was not rendered (its remote unavailable: %s) is left to the browser',
  (isAway, title) => {
    const html = written({ ...parts, page: undefined, isAway });
    expect(html).toContain('<div id="root"></div>');
    expect(html).toContain(`<title>${title}</title>`);
    expect(html).not.toContain('noindex');
    expect(bootOf(html).rendered).toBeUndefined();
  },
);

test.each([
  ['dark', '<html lang="en" data-scheme="dark">'],
  ['light', '<html lang="en" data-scheme="light">'],
  [undefined, '<html lang="en">'],
] as const)('the document has the scheme %s', (scheme, expected) => {
  expect(written({ ...parts, page, scheme })).toContain(expected);
});

test('the document has the compact layout', () => {
  const html = written({ ...parts, page, isCompact: true });
  expect(html).toContain('<html lang="en" data-density="compact">');
});
