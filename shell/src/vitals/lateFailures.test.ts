/** @jest-environment ./tools/jest-environment.cjs */

beforeEach(() => {
  performance.getEntriesByName = () => [{ startTime: 500 } as PerformanceEntry];
  history.replaceState(null, '', '/shop');
});

async function open() {
  jest.resetModules();
  const { startRegistry } = await import('../registry/browserRegistry');
  startRegistry({
    revision: '1',
    remotes: { shop: { version: '1.0.0-aa', entry: '', prefixes: ['/shop'] } },
  });
  return { ...(await import('./lateFailures')), ...(await import('../registry/happenings')) };
}

const BOOK = 'https://shop.example/remotes/book-it/1.0.0-b+c/pages.js:1:20';
const stackOf = (first: string, ...frames: string[]) =>
  [first, ...frames.map((frame) => `    at press (${frame})`)].join('\n');
const broken = (stack: string, more: object = {}) =>
  Object.assign(new Error('broken'), { stack, ...more });
const uncaught = (error: unknown) => Object.assign(new Event('error'), { error });
const refused = (reason: unknown) => Object.assign(new Event('unhandledrejection'), { reason });
const SHELL = 'https://shop.example/assets/main.js:1:2';

test.each([
  ['an error', uncaught(broken(stackOf('Error: x', SHELL, BOOK))), 'uncaught-failure'],
  ['a refused promise', refused(broken(stackOf('Error: x', BOOK))), 'rejection-failure'],
])(
  '%s that nobody caught counts for the version in its stack trace',
  async (_case, event, kind) => {
    const { noteLate, happenings } = await open();
    noteLate(event);
    expect(happenings()).toEqual([
      { remote: 'book-it', version: '1.0.0-b+c', counts: { [kind]: 1 } },
    ]);
  },
);

test.each([
  ['of the shell alone', uncaught(broken(stackOf('Error: x', SHELL)))],
  ['without a stack', refused('no reason')],
  ['of another origin', uncaught(null)],
  [
    'of an extension',
    uncaught(broken(stackOf('Error: x', 'chrome-extension://ab/x.js:1:1', BOOK))),
  ],
  ['of another extension', uncaught(broken(stackOf('x', BOOK, 'safari-web-extension://ab/x.js')))],
  ['of the network', refused(broken(stackOf('TypeError: Failed to fetch', BOOK)))],
  ['of the network in Firefox', refused(broken(`p@${BOOK}`, { message: 'NetworkError when …' }))],
  ['of the network in Safari', refused(broken(`p@${BOOK}`, { message: 'Load failed' }))],
  ['of a page that was left', refused(broken(`p@${BOOK}`, { name: 'AbortError' }))],
  ['of a chunk that did not come', refused(broken(`p@${BOOK}`, { name: 'ChunkLoadError' }))],
])('an error %s counts for no version', async (_case, event) => {
  const { noteLate, happenings } = await open();
  noteLate(event);
  expect(happenings()).toEqual([]);
});

const frame = (sourceURL: string, duration: number, more: object = {}) => ({
  startTime: 900,
  scripts: [{ sourceURL, duration, pauseDuration: 0 }],
  ...more,
});
const OWN = `${location.origin}/remotes/book-it/1.0.0-b/pages.js`;

test.each([
  ['a script of a version', frame(OWN, 1001), 'book-it'],
  ['a script of the shell, on the page of shop', frame(`${location.origin}/main.js`, 6000), 'shop'],
  ['a script that was not long', frame(OWN, 999), undefined],
  ['an extension', frame('chrome-extension://ab/x.js', 6000), undefined],
  ['what came before the page was alive', frame(OWN, 6000, { startTime: 400 }), undefined],
  [
    'a dialog that waits for the visitor',
    frame('', 0, { scripts: [{ sourceURL: OWN, duration: 6000, pauseDuration: 5990 }] }),
    undefined,
  ],
])('a page that %s froze counts for the responsible version', async (_case, entry, remote) => {
  const { noteLate, happenings } = await open();
  noteLate({ entryType: 'long-animation-frame', ...entry } as never);
  expect(happenings()).toEqual(
    remote ? [expect.objectContaining({ remote, counts: { 'freeze-failure': 1 } })] : [],
  );
});
