// Checks that all files, folders and functions in documents exist. If you move a file, update the
// documents that name it.
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
/** All files of the repository, and their folders. */
const places = new Set<string>();
for (const file of tracked)
  for (let place = file; place !== '.'; place = path.posix.dirname(place)) places.add(place);
const read = (file: string) => readFileSync(path.join(ROOT, file), 'utf8');

/** The CHANGELOG is left out, because it describes the past. */
const documents = tracked.filter((file) => file.endsWith('.md') && file !== 'CHANGELOG.md');
const tops = new Set(tracked.map((file) => file.split('/')[0] ?? ''));
const packages = [...tops].filter((top) => places.has(`${top}/package.json`));
/** Returns whether a build, a test run or an operator creates this file. */
const isMade = (place: string) =>
  /(?:^|\/)(?:dist|node_modules|test-results|data)(?:\/|$)/.test(place);

/**
 * Returns whether a name such as `server/src/db/` or `src/sitemap.ts` is the name of an existing
 * file or folder.
 */
function isThere(named: string, document: string): boolean {
  const place = named
    .replace(/^@[\w-]+\//, '')
    .replace(/\/$/, '')
    .replace(/:\d+$/, '');
  const bases = ['', `${path.posix.dirname(document)}/`];
  // The path may exist in any area: `src/remote.tsx`.
  if (/^src\//.test(place)) bases.push(...packages.map((name) => `${name}/`));
  // The path may be one of shared, in the form that imports use.
  if (/^shared\//.test(place))
    return isThere(`src/${place.slice('shared/'.length)}`, document) || places.has(place);
  const candidates = bases.map((base) => path.posix.normalize(base + place));
  if (candidates.some((one) => isMade(one) || places.has(one))) return true;
  // A path may lack its ending, as in imports.
  const pattern = place
    .replace(/[.+^$()[\]|\\]/g, '\\$&')
    .replace(/\*+|<[^>]*>|…/g, '.*')
    .replace(/\{([^}]*)\}/g, (_, list: string) => `(?:${list.replaceAll(',', '|')})`);
  const mentioned = new RegExp(`^(?:.*/)?${pattern}(?:\\.\\w+)*$`);
  return bases.some((base) =>
    [...places].some((one) => one.startsWith(base.replace(/^\.\//, '')) && mentioned.test(one)),
  );
}

/** Names of folders that contain code. A text that begins with one of them counts as a path. */
const folders = new Set(
  [...places].filter((place) => !/\.\w+$/.test(place)).flatMap((place) => place.split('/')),
);
/** `.js` is missing, because the documents name such files only as results of a build. */
const IS_CODE = /\.(?:[cm]?tsx?|[cm]js|md)(?::\d+)?$/;
/**
 * Matches media types such as `text/html`, and names of fragments such as
 * `storefront/RequestInbox`.
 */
const IS_NO_PATH = /^(?:application|text|image)\/|^[a-z-]+\/[A-Z]\w*$/;
const isPath = (text: string) =>
  !IS_NO_PATH.test(text) &&
  /^[\w@.*{}<>,…-]+(?:\/[\w@.*{}<>,…-]*)*(?::\d+)?$/.test(text) &&
  (IS_CODE.test(text) ||
    (text.includes('/') && folders.has(text.replace(/^@[\w-]+\//, '').split('/')[0] ?? '')));

/** Returns the paths from the root that a text contains without backticks. */
const barePaths = (text: string) =>
  [
    ...text
      .replace(/`[^`]*`/g, '')
      .matchAll(/(?<![\w./:(-])[\w.-]+(?:\/[\w.-]+)+\.[cm]?[jt]sx?\b/g),
  ].map(([place]) => place);
const codes = (text: string) => [...text.matchAll(/`([^`\n]+)`/g)].map(([, code = '']) => code);

/** Returns the steps of a guide. Other documents have none. */
const guideIn = (document: string) =>
  document.startsWith('docs/add-') ? readGuide(read(document)) : [];

test.each(documents)('%s names only existing files and folders', (document) => {
  const text = read(document);
  // The reader of a guide creates these files. tools/follow-guides.mjs follows the guide and checks
  // them.
  const made = new Set(guideIn(document).map(({ file }) => file));
  const named = [...codes(text).filter(isPath), ...barePaths(text)].filter(
    (place) => !made.has(place),
  );
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

/** Every word of the code, including its texts and comments. */
const words = new Set(
  tracked
    .filter((file) => /\.(?:[cm]?[jt]sx?|json|yml)$/.test(file) && file !== 'package-lock.json')
    .flatMap((file) => read(file).match(/[\w$]+/g) ?? []),
);
/** Returns a name in the form that code uses: `answersOf`, `FragmentProps`, `head()`. */
const nameIn = (text: string) =>
  /^([a-z]+[A-Z]\w*|[A-Z][a-z]+[A-Z]\w*)(?:\(\))?$|^(\w+)\(\)$/.exec(text)?.slice(1).find(Boolean);

test.each(documents)('%s uses only names that exist in the code', (document) => {
  const text = read(document);
  // The code blocks of a guide declare these names.
  const own = new Set(guideIn(document).flatMap(({ code }) => code.match(/[\w$]+/g) ?? []));
  const missing = codes(text).flatMap((code) => {
    const name = nameIn(code);
    return name !== undefined && !words.has(name) && !own.has(name) ? [name] : [];
  });
  expect([...new Set(missing)]).toEqual([]);
});

test('documents name fragments as the contract does', () => {
  const contract = read('shared/src/platform/contract/fragments.ts');
  const missing = documents.flatMap((document) => {
    const text = read(document);
    const own = guideIn(document)
      .map(({ code }) => code)
      .join('\n');
    return codes(text)
      .filter((code) => packages.includes(`mfe-${/^([a-z-]+)\/[A-Z]\w*$/.exec(code)?.[1]}`))
      .filter((code) => ![contract, own].some((known) => known.includes(`'${code}'`)))
      .map((code) => `${document}: ${code}`);
  });
  expect(missing).toEqual([]);
});

/** Returns the folders with code directly below a folder, without folders that only tests use. */
const foldersIn = (above: string) =>
  [...places].filter(
    (place) =>
      path.posix.dirname(place) === above &&
      !/\.\w+$/.test(place) &&
      !isMade(place) &&
      tracked.some((file) => file.startsWith(`${place}/`)),
  );
/** If a README has a table of folders, it must list all of them. */
const TABLES = [
  ...packages.map((name) => [`${name}/README.md`, `${name}/src`] as const),
  ...packages.map((name) => [`${name}/README.md`, `${name}/src/features`] as const),
  ...foldersIn('server/src').map((context) => ['server/README.md', context] as const),
  ['e2e/README.md', 'e2e'] as const,
];

test.each(TABLES)('%s names every folder in %s', (document, above) => {
  const text = read(document);
  const isNamed = (name: string) => new RegExp(`[\`[/]${name}[\`\\]/]`).test(text);
  const missing = foldersIn(above)
    .map((place) => path.posix.basename(place))
    .filter((name) => !isNamed(name));
  expect(missing).toEqual([]);
});

test.each(['deploy', 'tools'])('%s/README.md names every file that can be run', (folder) => {
  const text = read(`${folder}/README.md`);
  const missing = tracked
    .filter(
      (file) =>
        path.posix.dirname(file) === folder && /\.(?:mjs|yml|conf|service)$|file$/.test(file),
    )
    .map((file) => path.posix.basename(file))
    .filter((file) => !text.includes(`\`${file}\``));
  expect(missing).toEqual([]);
});
