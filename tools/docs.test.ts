// Checks that all files, folders and functions that documents name exist. If you move a file,
// update the documents that name it.
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
/** All files of the repository, and all their folders. */
const places = new Set<string>();
for (const file of tracked)
  for (let place = file; place !== '.'; place = path.posix.dirname(place)) places.add(place);
const read = (file: string) => readFileSync(path.join(ROOT, file), 'utf8');

/** All documents except the changelog, which names files of the past. */
const documents = tracked.filter((file) => file.endsWith('.md') && file !== 'CHANGELOG.md');
const tops = new Set(tracked.map((file) => file.split('/')[0] ?? ''));
const packages = [...tops].filter((top) => places.has(`${top}/package.json`));
/**
 * Returns whether a build, a test run or an operator creates this file. Such a file may be missing.
 */
const isMade = (place: string) =>
  /(?:^|\/)(?:dist|node_modules|test-results|data)(?:\/|$)/.test(place);

/**
 * Returns whether a file or folder with this name exists. Examples of names: `server/src/db/`,
 * `src/sitemap.ts`.
 */
function isThere(named: string, document: string): boolean {
  const place = named
    .replace(/^@[\w-]+\//, '')
    .replace(/\/$/, '')
    .replace(/:\d+$/, '');
  const bases = ['', `${path.posix.dirname(document)}/`];
  // A path such as `src/remote.tsx` may be in any area.
  if (/^src\//.test(place)) bases.push(...packages.map((name) => `${name}/`));
  // A path may be an import path of the package `shared`, which has no `src`.
  if (/^shared\//.test(place))
    return isThere(`src/${place.slice('shared/'.length)}`, document) || places.has(place);
  const candidates = bases.map((base) => path.posix.normalize(base + place));
  if (candidates.some((one) => isMade(one) || places.has(one))) return true;
  // As in imports, a path may lack the ending of its file.
  const pattern = place
    .replace(/[.+^$()[\]|\\]/g, '\\$&')
    .replace(/\*+|<[^>]*>|…/g, '.*')
    .replace(/\{([^}]*)\}/g, (_, list: string) => `(?:${list.replaceAll(',', '|')})`);
  const mentioned = new RegExp(`^(?:.*/)?${pattern}(?:\\.\\w+)*$`);
  return bases.some((base) =>
    [...places].some((one) => one.startsWith(base.replace(/^\.\//, '')) && mentioned.test(one)),
  );
}

/** The names of all folders. A text that begins with such a name counts as a path. */
const folders = new Set(
  [...places].filter((place) => !/\.\w+$/.test(place)).flatMap((place) => place.split('/')),
);
/** The ending `.js` is missing, because documents name such files only as the result of a build. */
const IS_CODE = /\.(?:[cm]?tsx?|[cm]js|md)(?::\d+)?$/;
/**
 * Matches texts that look like paths but are none: media types such as `text/html`, and fragments
 * such as `storefront/RequestInbox`.
 */
const IS_NO_PATH = /^(?:application|text|image)\/|^[a-z-]+\/[A-Z]\w*$/;
const isPath = (text: string) =>
  !IS_NO_PATH.test(text) &&
  /^[\w@.*{}<>,…-]+(?:\/[\w@.*{}<>,…-]*)*(?::\d+)?$/.test(text) &&
  (IS_CODE.test(text) ||
    (text.includes('/') && folders.has(text.replace(/^@[\w-]+\//, '').split('/')[0] ?? '')));

/** Returns the paths in a text that are not in backticks. */
const barePaths = (text: string) =>
  [
    ...text
      .replace(/`[^`]*`/g, '')
      .matchAll(/(?<![\w./:(-])[\w.-]+(?:\/[\w.-]+)+\.[cm]?[jt]sx?\b/g),
  ].map(([place]) => place);
const codes = (text: string) => [...text.matchAll(/`([^`\n]+)`/g)].map(([, code = '']) => code);

/** Returns the code blocks of a guide. Other documents have no steps, so the result is empty. */
const guideIn = (document: string) =>
  document.startsWith('docs/add-') ? readGuide(read(document)) : [];

test.each(documents)('%s names only existing files and folders', (document) => {
  const text = read(document);
  // The readers of a guide create these files themselves, so the files are missing here.
  // tools/follow-guides.mjs checks them.
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

/** Every word in the code, including texts and comments. */
const words = new Set(
  tracked
    .filter((file) => /\.(?:[cm]?[jt]sx?|json|yml)$/.test(file) && file !== 'package-lock.json')
    .flatMap((file) => read(file).match(/[\w$]+/g) ?? []),
);
/**
 * Returns the name if a text is a name of the code, such as `answersOf`, `FragmentProps` or
 * `head()`.
 */
const nameIn = (text: string) =>
  /^([a-z]+[A-Z]\w*|[A-Z][a-z]+[A-Z]\w*)(?:\(\))?$|^(\w+)\(\)$/.exec(text)?.slice(1).find(Boolean);

test.each(documents)('%s uses only names that exist in the code', (document) => {
  const text = read(document);
  // Names that the code blocks of the guide contain. They need not exist in the repository.
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

/** Returns the folders with code directly in a folder. Leaves out folders that only tests use. */
const foldersIn = (above: string) =>
  [...places].filter(
    (place) =>
      path.posix.dirname(place) === above &&
      !/\.\w+$/.test(place) &&
      !isMade(place) &&
      tracked.some((file) => file.startsWith(`${place}/`)),
  );
/**
 * The READMEs that may have a table of folders, with the folder that each describes. Such a table
 * must list all folders in it.
 */
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
