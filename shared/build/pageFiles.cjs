const path = require('node:path');
const vm = require('node:vm');
const { buildSync } = require('esbuild');

/** The module that a page's `load` imports: the only text of the function that begins with a dot. */
const IMPORTED = /['"](\.[^'"]*)['"]/;

/** Everything that a remote imports from other packages, except `page`. Its routes need no more. */
const anything = new Proxy(function () {}, {
  get: (_of, name) => (name === Symbol.toPrimitive ? () => '' : anything),
  apply: () => anything,
});
const page = ({ load }) => ({ handle: { load } });
const platform = new Proxy({ page }, { get: (own, name) => own[name] ?? anything });
const requireForRoutes = (name) => (name.endsWith('/platform/site') ? platform : anything);

/** Evaluates `src/remote.tsx` without its pages, and returns its routes. */
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

/** The chunk of a page has the name of its module (`pageChunkLoader.cjs`). */
function chunkOf({ handle }) {
  const [, request] = IMPORTED.exec(String(handle?.load)) ?? [];
  return request?.replace(/^[./]+/, '').replaceAll('/', '-');
}

/** The shell has the other shared modules in its entry. */
const isLate = (module) => /^shared\/(?!platform\/)/.test(module);

/**
 * Returns the files of the page at each path pattern of a remote's routes, and the names of the
 * shared modules that load with it. A browser then fetches a page together with the first code of
 * its remote. `groups` and `consumes` are those of `assets.json`.
 */
module.exports = function pageFiles(dir, { groups, consumes }) {
  const found = {};
  const look = (routes, above, chunks) => {
    for (const route of routes) {
      const at = path.posix.join(above, route.path ?? '');
      const own = [...chunks, chunkOf(route)];
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
    // Routes that only webpack can evaluate are not listed, so their pages load in a second step.
    return {};
  }
  return found;
};
