import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pageFiles from './pageFiles.cjs';

const REMOTE = `import { page } from '@mcs-repairs/shared/platform/site';
import { openMenu } from '@mcs-repairs/shared/platform/store';
import { KINDS } from './kinds';
const KIND = page({ load: () => import(/* a note */ './pages/kinds/Kind') });
openMenu.matched.by(KINDS);
export const remote = {
  name: 'shop',
  routes: [
    { path: '/', ...page({ load: () => import('./pages/Home') }) },
    ...KINDS.map((kind) => ({ path: \`shop/\${kind}\`, ...KIND })),
    { path: 'talk', ...page({ load: () => import('./pages/Talk') }),
      children: [{ path: ':id', ...page({ load: () => import('./pages/Post') }) }] },
    { path: 'old', element: null },
  ],
};`;
const ASSETS = {
  groups: {
    'pages-Home': ['pages-Home.1a.js'],
    'pages-kinds-Kind': ['cards.2b.js', 'pages-kinds-Kind.2b.css'],
    'pages-Talk': ['cards.2b.js', 'pages-Talk.3c.js'],
    'pages-Talk-later': ['cards.2b.js', 'pages-Talk-later.5e.js'],
    'pages-Post': ['cards.2b.js', 'pages-Post.4d.js'],
  },
  consumes: {
    'pages-Talk': ['react', 'shared/platform/store'],
    'pages-Talk-later': ['shared/data/query', 'shared/platform/store'],
    'pages-Post': ['shared/data/query', 'shared/ui/Dialog'],
  },
};
let folder: string;
const write = (name: string, text: string) => writeFileSync(path.join(folder, 'src', name), text);

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'pages-'));
  mkdirSync(path.join(folder, 'src'));
  write('kinds.ts', "export const KINDS = ['phone', 'watch'];");
});
afterEach(() => rmSync(folder, { recursive: true }));

test('every route has the files and late shared modules of its page, with those above it', () => {
  write('remote.tsx', REMOTE);
  expect(pageFiles(folder, ASSETS)).toEqual({
    '/': ['pages-Home.1a.js'],
    '/shop/phone': ['cards.2b.js', 'pages-kinds-Kind.2b.css'],
    '/shop/watch': ['cards.2b.js', 'pages-kinds-Kind.2b.css'],
    '/talk': ['cards.2b.js', 'pages-Talk.3c.js', 'pages-Talk-later.5e.js', 'shared/data/query'],
    '/talk/:id': [
      ...['cards.2b.js', 'pages-Talk.3c.js', 'pages-Talk-later.5e.js', 'shared/data/query'],
      ...['pages-Post.4d.js', 'shared/ui/Dialog'],
    ],
  });
});

test('a remote whose routes only webpack can evaluate lists no pages', () => {
  write('remote.tsx', 'export const remote = { routes: [{ path: __webpack_hash__ }] };');
  expect(pageFiles(folder, ASSETS)).toEqual({});
});
