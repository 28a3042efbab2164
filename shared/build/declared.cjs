const fs = require('node:fs');
const path = require('node:path');
const vm = require('node:vm');
const { buildSync } = require('esbuild');

/**
 * In this file a remote declares its links around the pages, and which of its pages come from data.
 */
const ABOUT = 'package.json';
const PAGES = 'src/sitemap.ts';
const declaringFiles = (dir) =>
  [ABOUT, PAGES].map((file) => path.join(dir, file)).filter((file) => fs.existsSync(file));

/** Returns the paths that `src/sitemap.ts` exports as `sitemap`. Empty without such a file. */
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
 * Returns what the remote in `dir` declares besides its code (`remote` in its package.json): links
 * around the pages, pages for search engines, and paths that search engines must not index. The
 * site checks it (server/src/releases/store/judgeDeclared.ts).
 */
function declared(dir) {
  const { remote = {} } = JSON.parse(fs.readFileSync(path.join(dir, ABOUT), 'utf8'));
  const { navigation = [], sitemap = [], unlisted = [] } = remote;
  return { navigation, sitemap: [...sitemap, ...cataloguePages(path.join(dir, PAGES))], unlisted };
}

module.exports = { declared, declaringFiles };
