/** @jest-environment ./tools/jest-environment.cjs */
import { containerFile, keepManifests } from './manifests';
import { keepPins } from './pins';

const HASH = `sha384-${'A'.repeat(64)}`;
const remote = (...files: string[]) => ({
  version: '1',
  entry: '/remotes/booking/1/mf-manifest.json',
  prefixes: ['/book'],
  integrity: Object.fromEntries(
    ['mf-manifest.json', ...files].map((file) => [file, HASH] as const),
  ),
});
let asked: unknown[];

beforeEach(() => {
  asked = [];
  globalThis.fetch = async (url, options) => {
    asked.push([url, options?.integrity]);
    return new Response(JSON.stringify({ metaData: { remoteEntry: { name: 'start.js' } } }));
  };
});

test.each(['remoteEntry.06c18ee3.js', 'remoteEntry.js'])(
  'the registry names the container %s, so no manifest is fetched',
  async (file) => {
    expect(await containerFile(remote('main.js', 'remoteEntry.css', file))).toBe(file);
    expect(asked).toEqual([]);
  },
);

test.each([
  ['no container', []],
  ['two containers', ['remoteEntry.0a.js', 'remoteEntry.0b.js']],
])('with %s in the registry, the manifest names it', async (_how, files) => {
  const its = remote(...files);
  keepPins(its);
  expect(await containerFile(its)).toBe('start.js');
  expect(asked).toEqual([[new URL(its.entry, location.href).href, HASH]]);
});

test('a manifest that came with the page is not fetched', async () => {
  const its = { ...remote(), entry: '/remotes/booking/2/mf-manifest.json' };
  keepManifests({ [its.entry]: { metaData: { remoteEntry: { name: 'begin.js' } } } });
  expect(await containerFile(its)).toBe('begin.js');
  expect(asked).toEqual([]);
});
