// Tests `npm run api:report`. It makes changes in a copy of shared, and checks for each change
// which part of the version number (major, minor, patch) must be raised. The working tree does not
// change.
import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { entryPoints, makeReports, parseReport, refusalsOf } from './lib/apiReport.mjs';
import { inRoot } from './lib/workspace.mjs';

const VERSION = '3.1.4';
const RAISED = { none: VERSION, patch: '3.1.5', minor: '3.2.0', major: '4.0.0' };
const SITE = /** @type {const} */ (['shared/platform/site', 'src/platform/site/index.ts']);
const PAGE = /** @type {const} */ ([
  'shared/platform/contract/page',
  'src/platform/contract/page.ts',
]);

const FRAGMENTS = /** @type {const} */ ([
  'shared/platform/contract/fragments',
  'src/platform/contract/fragments.ts',
]);
const PORT = /** @type {const} */ (['shared/platform/site', 'src/data/ShopData.ts']);
const CALL = /** @type {const} */ (['shared/platform/site', 'src/data/operations.ts']);

/**
 * The changes. `needs` is the smallest part of the version that a developer must raise. `edit`
 * makes the change.
 */
/** @type {[what: string, needs: string, entry: string, file: string, edit: (text: string) => string][]} */
const PLANTED = [
  ['nothing', 'none', ...SITE, (text) => text],
  [
    'an exported name is removed',
    'major',
    ...SITE,
    (text) => text.replace("export { newId } from './newId';\n", ''),
  ],
  [
    'an exported name is new',
    'minor',
    ...SITE,
    (text) => `${text}export { RETRY_DELAYS } from './planted';\n`,
  ],
  [
    'a function takes an argument more',
    'major',
    'shared/platform/site',
    'src/platform/site/retry.ts',
    (text) => text.replace('attempt: number', 'attempt: number, planted: string'),
  ],
  [
    'an exported type is removed',
    'major',
    'shared/platform/contract/fragments',
    'src/platform/contract/fragments.ts',
    (text) => `${text.replace('export type FragmentId =', 'type FragmentId =')}`,
  ],
  [
    'a type is changed',
    'major',
    ...PAGE,
    (text) => text.replace('noIndex?: boolean', 'noIndex?: 1'),
  ],
  [
    'a type has a member more that may be left out',
    'minor',
    ...PAGE,
    (text) => text.replace('noIndex?: boolean;', 'noIndex?: boolean;\n  planted?: string;'),
  ],
  [
    'a type has a member more that must be there',
    'major',
    ...PAGE,
    (text) => text.replace('noIndex?: boolean;', 'noIndex?: boolean;\n  planted: string;'),
  ],
  [
    'an area offers a fragment more',
    'minor',
    ...FRAGMENTS,
    (text) =>
      text.replace(/^export type FragmentProps = \{/m, "$&\n  'planted/One': { must: string };"),
  ],
  [
    'an area offers a fragment less',
    'major',
    ...FRAGMENTS,
    (text) => text.replace(/^ {2}'repairs\/DevicePicker'.*\n/m, ''),
  ],
  [
    'a fragment takes another type',
    'major',
    ...FRAGMENTS,
    (text) => text.replace(/^( {2}'repairs\/DevicePicker': ).*/m, '$1FeaturedProductsProps;'),
  ],
  [
    'a fragment takes a property more that may be left out',
    'minor',
    ...FRAGMENTS,
    (text) => text.replace('deviceModel: string;', '$&\n  planted?: string;'),
  ],
  [
    'a fragment takes a property more that must be there',
    'major',
    ...FRAGMENTS,
    (text) => text.replace('deviceModel: string;', '$&\n  planted: string;'),
  ],
  [
    'the data port has a method more',
    'minor',
    ...PORT,
    (text) => text.replace('watch: Watch }', 'watch: Watch; planted(): 1 }'),
  ],
  [
    'the data port has a method less',
    'major',
    ...PORT,
    (text) => text.replace('; watch: Watch }', ' }'),
  ],
  [
    'a call may be given an option more',
    'minor',
    ...CALL,
    (text) => text.replace('key?: string;', 'key?: string;\n  planted?: string;'),
  ],
  [
    'a call takes an argument more',
    'major',
    ...CALL,
    (text) => text.replace('input: InputOf<Of>,', 'input: InputOf<Of>,\n  planted: string,'),
  ],
];

const folder = inRoot('shared/dist/planted');
const entries = [...new Set(PLANTED.map(([, , entry]) => entry))];
/** The files of these entry points. The compiler adds the files that they import. */
const files = entryPoints()
  .filter(({ name }) => entries.includes(name))
  .map(({ file }) => file);
const problems = [];
const expect = (what, holds) => {
  console.log(`${holds ? 'ok  ' : 'FAIL'} ${what}`);
  if (!holds) problems.push(what);
};

/** Copies shared, makes one change in the copy, and returns the options of its report. */
function copyWith([, , entry, file, edit], at) {
  const copy = path.join(folder, String(at));
  cpSync(inRoot('shared/src'), path.join(copy, 'src'), {
    recursive: true,
    filter: (from) => !/\.test\.tsx?$/.test(from),
  });
  const tsconfig = {
    extends: inRoot('tsconfig.base.json'),
    // Without this setting, the copy would import the original package by its name, and the report
    // would contain the original's declarations, too.
    compilerOptions: { paths: { '@mcs-repairs/shared/*': ['./src/*'] } },
    files,
  };
  writeFileSync(path.join(copy, 'tsconfig.json'), JSON.stringify(tsconfig));
  const planted = 'export const RETRY_DELAYS = [1, 2];\n';
  writeFileSync(path.join(copy, 'src/platform/site/planted.ts'), planted);
  const place = path.join(copy, file);
  const text = readFileSync(place, 'utf8');
  writeFileSync(place, edit(text));
  return { folder: copy, version: VERSION, only: entry };
}

try {
  rmSync(folder, { recursive: true, force: true });
  const unchanged = copyWith(PLANTED[0], 'unchanged');
  const reports = await makeReports([
    ...entries.map((only) => ({ ...unchanged, only })),
    ...PLANTED.map(copyWith),
  ]);
  const before = new Map(entries.map((entry, at) => [entry, reports[at]]));
  PLANTED.forEach(([what, needs, entry], at) => {
    const old = parseReport(before.get(entry));
    const made = reports[entries.length + at];
    expect(`${what}: the report tells`, (made === before.get(entry)) === (needs === 'none'));
    const order = Object.keys(RAISED);
    for (const raise of order) {
      const refusals = refusalsOf(old, { ...parseReport(made), version: RAISED[raise] });
      const mayPass = order.indexOf(raise) >= order.indexOf(needs);
      expect(
        `${what}, version raised by ${raise}: ${refusals.join('; ') || 'passes'}`,
        (refusals.length === 0) === mayPass,
      );
    }
  });
  const same = parseReport(before.get(SITE[0]));
  expect('a lower version is refused', refusalsOf(same, { ...same, version: '3.1.3' }).length > 0);
} finally {
  rmSync(folder, { recursive: true, force: true });
}
for (const problem of problems) console.error(problem);
process.exitCode = problems.length > 0 ? 1 : 0;
