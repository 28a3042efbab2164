import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import namePageChunks from './pageChunkLoader.cjs';
import { awakeHalf, bringsStillParts, isStill } from './unhydrated.cjs';

const HOME = `import { Unhydrated } from '@mcs-repairs/shared/platform/site';
import { Mosaic } from './Mosaic';
import { Calendar } from './Calendar';
import styles from './Home.module.css';
const WORDS = <p>Words</p>;
export function Component() {
  return (
    <>
      <Unhydrated id="top"><Mosaic className={styles.top}>{WORDS}</Mosaic></Unhydrated>
      <Calendar />
    </>
  );
}
export const head = () => ({ title: 'Home' });
`;
const STILL = `import { Unhydrated } from '@mcs-repairs/shared/platform/site';
import { Words } from './Words';
export const Component = () => <Unhydrated id="page"><Words /></Unhydrated>;
export const head = ({ url }) => ({ title: url.href });
`;

let folder: string;
const file = (name: string, text: string) => {
  writeFileSync(path.join(folder, name), text);
  return path.join(folder, name);
};
const squeezed = (text: string) => text.replaceAll(/\s+/g, ' ').trim();

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'unhydrated-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

test('unhydrated parts are removed with everything that only they use, and with the head', () => {
  expect(squeezed(awakeHalf(HOME, folder))).toBe(
    squeezed(`import { Unhydrated } from '@mcs-repairs/shared/platform/site';
      import { Calendar } from './Calendar';
      export function Component() { return ( <> <Unhydrated id="top" /> <Calendar /> </> ); }`),
  );
});

test('a head that depends on the address stays', () => {
  expect(awakeHalf(STILL, folder)).toContain('title: url.href');
});

test('the input of a part that may render late stays', () => {
  const list = `<Unhydrated id={id} late={() => import('./Picture')} given={model}><Picture /></Unhydrated>`;
  expect(awakeHalf(list, folder)).toBe(
    `<Unhydrated id={id} late={() => import('./Picture')} given={model} />`,
  );
});

test('an imported module is replaced by its hydration module', () => {
  file('Home.tsx', HOME);
  const page = file(
    'page.ts',
    "export { Component } from './other';\nimport { Component as Home } from './Home';\nexport const page = Home;",
  );
  expect(bringsStillParts(page)).toBe(true);
  expect(
    awakeHalf("import { Component as Home } from './Home';\nexport const page = Home;", folder),
  ).toContain("'./Home?awake'");
});

test('a module with a replacement is replaced in the hydration chunk', () => {
  const late = file('LateList.tsx', 'export const List = () => null;');
  const page = "import { List } from './LateList';\nexport const page = List;";
  const read = new Set<string>();
  expect(awakeHalf(page, folder, read)).toBe(page);
  expect([...read]).toEqual([late]);
  file('LateList.awake.tsx', "export { List } from './List';");
  expect(awakeHalf(page, folder)).toContain("'./LateList.awake'");
  file('Forum.tsx', page);
  const outer = "import { page } from './Forum';\nexport const outer = page;";
  expect(awakeHalf(outer, folder)).toContain("'./Forum?awake'");
});

test('a hydration module names every file that it depends on, for the build cache', () => {
  file('Home.tsx', "import { Inner } from './Inner';\nexport const Component = Inner;");
  file('Inner.tsx', 'export const Inner = () => <p>Words</p>;');
  const page = "import { Component as Home } from './Home';\nexport const page = Home;";
  const read = new Set<string>();
  expect(awakeHalf(page, folder, read)).toBe(page);
  expect([...read].map((name) => path.basename(name)).sort()).toEqual(['Home.tsx', 'Inner.tsx']);
  file('Inner.tsx', STILL);
  expect(awakeHalf(page, folder)).toContain("'./Home?awake'");
});

test('modules that import each other are read once', () => {
  const one = file('one.ts', "import './two';");
  file('two.ts', "import './one';");
  expect(bringsStillParts(one)).toBe(false);
});

describe('the routes of a remote', () => {
  const named = (source: string, isServer = false) =>
    namePageChunks.call(
      {
        resourcePath: path.join(folder, 'remote.tsx'),
        getOptions: () => ({ isServer }),
        addDependency: () => {},
      },
      source,
    );
  const PAGE = "page({ load: () => import('./pages/Home').then((made) => made.Home) })";

  test('a page without unhydrated parts is one chunk', () => {
    expect(named(PAGE)).toBe(
      'page({ chunk: "pages-Home", load: () => import(/* webpackChunkName: "pages-Home" */ "./pages/Home").then((made) => made.Home) })',
    );
  });

  test('a page with unhydrated parts has a hydration module, which the server does not load', () => {
    mkdirSync(path.join(folder, 'pages'));
    file('pages/Home.tsx', HOME);
    file('pages/Still.tsx', STILL.replace('({ url })', '()').replace('url.href', "'Still'"));
    expect(named(PAGE)).toContain(
      'awake: { chunk: "pages-Home-awake", load: () => import(/* webpackChunkName: "pages-Home-awake" */ "./pages/Home?awake").then((made) => made.Home) }, chunk: "pages-Home"',
    );
    expect(squeezed(named(PAGE, true))).toContain('awake: { chunk: "pages-Home-awake", }, chunk');
    // Nothing on this page is hydrated, so its hydration script needs no file.
    expect(isStill(path.join(folder, 'pages/Still.tsx'))).toBe(true);
    expect(named("page({ load: () => import('./pages/Still') })")).toContain(
      'awake: { load: () => import(/* webpackMode: "eager" */ "./pages/Still?awake") }',
    );
  });
});
