const path = require('node:path');
const vm = require('node:vm');
const { buildSync } = require('esbuild');

/**
 * Finds the path that a page's `load` imports. It is the only text in that function that begins
 * with a dot.
 */
const IMPORTED = /['"](\.[^'"]*)['"]/;

/**
 * Replaces everything that a remote imports from other packages, except the function `page`. The
 * routes can be evaluated without the real modules.
 */
const anything = new Proxy(function () {}, {
  get: (_of, name) => (name === Symbol.toPrimitive ? () => '' : anything),
  apply: () => anything,
});
const page = ({ load }) => ({ handle: { load } });
const platform = new Proxy({ page }, { get: (own, name) => own[name] ?? anything });
const requireForRoutes = (name) => (name.endsWith('/platform/site') ? platform : anything);

/** Evaluates `src/remote.tsx` without the code of its pages, and returns the routes. */
function routesOf(dir) {
  const { outputFiles } = buildSync({
    entryPoints: [path.join(dir, 'src/remote.tsx')],
    bundle: true,
    write: false,
    platform: 'node',
    format: 'cjs',
    packages: 'external',
    external: ['./pages/*', '../pages/*', './features/*', '../features/*'],
    logLevel: 'silent',
  });
  const module = { exports: {} };
  const run = vm.compileFunction(outputFiles[0].text, ['module', 'exports', 'require']);
  run(module, module.exports, requireForRoutes);
  return module.exports.remote.routes;
}

/**
 * Returns the name of a page's chunk. `pageChunkLoader.cjs` names the chunk after the page's
 * module.
 */
function chunkOf({ handle }) {
  const [, request] = IMPORTED.exec(String(handle?.load)) ?? [];
  return request?.replace(/^[./]+/, '').replaceAll('/', '-');
}

/**
 * The modules in `shared/platform` are in the shell's entry chunk. All other shared modules load
 * later.
 */
const isLate = (module) => /^shared\/(?!platform\/)/.test(module);

/**
 * Returns the chunks of a page. The code that a page imports for content below its heading is in a
 * chunk with this suffix. The browser fetches it at the same time as the page.
 */
const chunksOf = (chunk) => [chunk, `${chunk}-later`];

/**
 * Returns the files and the shared modules that each page of a remote needs, by the path pattern of
 * its route. A browser then fetches a page at the same time as the remote's entry file. `groups`
 * and `consumes` are fields of `assets.json`.
 */
module.exports = function pageFiles(dir, { groups, consumes }) {
  const found = {};
  const look = (routes, above, chunks) => {
    for (const route of routes) {
      const at = path.posix.join(above, route.path ?? '');
      const own = [...chunks, ...chunksOf(chunkOf(route))];
      const needed = own.flatMap((chunk) => [
        ...(groups[chunk] ?? []),
        ...(consumes[chunk] ?? []).filter(isLate),
      ]);
      if (needed.length > 0) found[at] ??= [...new Set(needed)];
      look(route.children ?? [], at, own);
    }
  };
  try {
    look(routesOf(dir), '/', []);
  } catch {
    // Some routes can only be evaluated by webpack. Without this list, a browser loads the page
    // after the remote's entry file.
    return {};
  }
  return found;
};
