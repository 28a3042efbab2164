const fs = require('node:fs');
const path = require('node:path');
const vm = require('node:vm');
const { buildSync } = require('esbuild');

/** In this file, a remote declares its links in the navigation and its pages for search engines. */
const ABOUT = 'package.json';
const PAGES = 'src/sitemap.ts';
const declaringFiles = (dir) =>
  [ABOUT, PAGES].map((file) => path.join(dir, file)).filter((file) => fs.existsSync(file));

/**
 * Returns the paths that `src/sitemap.ts` exports as `sitemap`. Without this file, the list is
 * empty.
 */
function cataloguePages(file) {
  if (!fs.existsSync(file)) return [];
  const { outputFiles } = buildSync({
    entryPoints: [file],
    bundle: true,
    write: false,
    platform: 'node',
    format: 'cjs',
    logLevel: 'silent',
  });
  const module = { exports: {} };
  vm.compileFunction(outputFiles[0].text, ['module', 'exports'])(module, module.exports);
  return module.exports.sitemap;
}

/**
 * Returns what the remote in `dir` declares in the field `remote` of its package.json: links in the
 * navigation, pages for search engines, and paths that search engines must not index. The server
 * checks these values (server/src/releases/store/judgeDeclared.ts).
 */
function declared(dir) {
  const { remote = {} } = JSON.parse(fs.readFileSync(path.join(dir, ABOUT), 'utf8'));
  const { navigation = [], sitemap = [], unlisted = [] } = remote;
  return { navigation, sitemap: [...sitemap, ...cataloguePages(path.join(dir, PAGES))], unlisted };
}

module.exports = { declared, declaringFiles };
