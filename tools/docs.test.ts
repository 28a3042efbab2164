// What documents name is there: a file that moves takes its mentions along.
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { readGuide } from './lib/readGuide.mjs';

const ROOT = path.join(__dirname, '..');
const tracked = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  cwd: ROOT,
  encoding: 'utf8',
  maxBuffer: 1 << 26,
})
  .split('\n')
  .filter((file) => file !== '' && existsSync(path.join(ROOT, file)));
/** Files, and the folders that they lie in. */
const places = new Set<string>();
for (const file of tracked)
  for (let place = file; place !== '.'; place = path.posix.dirname(place)) places.add(place);
const read = (file: string) => readFileSync(path.join(ROOT, file), 'utf8');

/** What the CHANGELOG tells was so then. */
const documents = tracked.filter((file) => file.endsWith('.md') && file !== 'CHANGELOG.md');
const tops = new Set(tracked.map((file) => file.split('/')[0] ?? ''));
const packages = [...tops].filter((top) => places.has(`${top}/package.json`));
/** Made by a build, by a run or by an operator. */
const isMade = (place: string) =>
  /(?:^|\/)(?:dist|node_modules|test-results|data)(?:\/|$)/.test(place);

/** `server/src/db/`, `src/sitemap.ts` and the like: whether a place is there that it means. */
function isThere(named: string, document: string): boolean {
  const place = named
    .replace(/^@[\w-]+\//, '')
    .replace(/\/$/, '')
    .replace(/:\d+$/, '');
  const bases = ['', `${path.posix.dirname(document)}/`];
  // A path of any area: `src/remote.tsx`.
  if (/^src\//.test(place)) bases.push(...packages.map((name) => `${name}/`));
  // As it is imported.
  if (/^shared\//.test(place))
    return isThere(`src/${place.slice('shared/'.length)}`, document) || places.has(place);
  const candidates = bases.map((base) => path.posix.normalize(base + place));
  if (candidates.some((one) => isMade(one) || places.has(one))) return true;
  // Also a file without its ending, as an import names it.
  const pattern = place
    .replace(/[.+^$()[\]|\\]/g, '\\$&')
    .replace(/\*+|<[^>]*>|…/g, '.*')
    .replace(/\{([^}]*)\}/g, (_, list: string) => `(?:${list.replaceAll(',', '|')})`);
  const mentioned = new RegExp(`^(?:.*/)?${pattern}(?:\\.\\w+)*$`);
  return bases.some((base) =>
    [...places].some((one) => one.startsWith(base.replace(/^\.\//, '')) && mentioned.test(one)),
  );
}

const isPath = (text: string) =>
  /^[\w@.*{}<>,…-]+(?:\/[\w@.*{}<>,…-]*)+(?::\d+)?$/.test(text) &&
  (tops.has(text.replace(/^@[\w-]+\//, '').split('/')[0] ?? '') || /^(?:src|mfe-\*)\//.test(text));

test.each(documents)('%s names files and folders that are there', (document) => {
  const text = read(document);
  // A guide says what to make: that is tried by following it (tools/follow-guides.mjs).
  const made = new Set(readGuide(text).map(({ file }) => file));
  const named = [...text.matchAll(/`([^`\n]+)`/g)]
    .map(([, code = '']) => code)
    .filter((code) => isPath(code) && !made.has(code));
  const linked = [...text.matchAll(/\]\(([^)\s#]+)(?:#[^)]*)?\)/g)]
    .map(([, target = '']) => target)
    .filter((target) => !/^(?:[a-z]+:|\/)/.test(target))
    .map((target) => path.posix.join(path.posix.dirname(document), target));
  const missing = [
    ...new Set([
      ...named.filter((place) => !isThere(place, document)),
      ...linked.filter((place) => !isMade(place) && !places.has(place.replace(/\/$/, ''))),
    ]),
  ];
  expect(missing).toEqual([]);
});

test('the functions that documents name are there', () => {
  const words = new Set(
    tracked
      .filter((file) => /\.[cm]?[jt]sx?$/.test(file))
      .flatMap((file) => read(file).match(/\w+/g) ?? []),
  );
  const missing = documents.flatMap((document) =>
    [...read(document).matchAll(/`(\w+)\(\)`/g)]
      .map(([, name = '']) => name)
      .filter((name) => !words.has(name))
      .map((name) => `${document}: ${name}()`),
  );
  expect(missing).toEqual([]);
});
