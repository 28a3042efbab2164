import { createHash } from 'node:crypto';
import type { Files } from '../../store/testing/builtRemote';

const sha384 = (text: string) => `sha384-${createHash('sha384').update(text).digest('base64')}`;

type Area = {
  name?: string;
  /** The page's path, without a slash at the beginning. */
  path?: string;
  /** The code in the Component and the head() of the page, and in the Component of the fragment. */
  render?: string;
  head?: string;
  fragment?: string;
  /** Code at the beginning of the area's server code. */
  atStart?: string;
  fragments?: string;
  takes?: Record<string, string[]>;
  uses?: string[];
  css?: string;
  /** What the area declares for navigation and sitemap. */
  declares?: { navigation?: object[]; sitemap?: string[] };
  script?: string;
};

/** Returns the files of a small built area with a page, a fragment, a script and a style sheet. */
export function builtArea(area: Area = {}, change: (files: Files) => void = () => {}): Files {
  const {
    name = 'booking',
    path = name,
    render = "return jsx('h1', { children: 'Book' })",
    head = "return { title: 'Book', description: 'Book a repair' }",
    fragment = "return jsx('p', { children: 'Times' })",
    atStart = '',
    fragments = "{ Scheduler: { chunk: 'scheduler', load: async () => ({ Component: Scheduler }) } }",
    takes = { 'shared/platform/site': ['page'] },
    uses = [],
    css = '.page_a1B2c{color:red}.page_a1B2c h2{margin:0}@media print{.menu_x-9_z{display:none}}',
    script = 'self.page = 1;',
    declares = {},
  } = area;
  const files: Files = {
    'page.1.js': script,
    'page.1.css': css,
    'remoteEntry.1.js': 'self.entry = 1;',
    'ssr/server.cjs': `${atStart}
const { jsx } = require('react/jsx-runtime');
const { Fragment, page } = require('shared/platform/site');
function Scheduler() { ${fragment} }
const Component = () => { ${render} };
const head = () => { ${head} };
exports.remote = {
  name: '${name}',
  routes: [{ path: '${path}', ...page({ chunk: 'page', uses: ${JSON.stringify(uses)}, load: async () => ({ Component, head }) }) }],
  fragments: ${fragments},
};`,
    'mf-manifest.json': JSON.stringify({
      name: name.replaceAll('-', '_'),
      metaData: { remoteEntry: { name: 'remoteEntry.1.js' } },
      exposes: [{ name: 'remote', assets: { js: { sync: ['page.1.js'] }, css: { sync: [] } } }],
    }),
  };
  const hashed = ['page.1.js', 'page.1.css', 'remoteEntry.1.js'];
  files['assets.json'] = JSON.stringify({
    groups: { page: ['page.1.js', 'page.1.css'], scheduler: ['page.1.js'] },
    integrity: Object.fromEntries(hashed.map((file) => [file, sha384(files[file] ?? '')])),
    provides: {},
    consumes: {},
    takes,
    fragments: ['Scheduler'],
    ...declares,
  });
  change(files);
  return files;
}
