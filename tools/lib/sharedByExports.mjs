import { createRequire } from 'node:module';
import { inRoot } from './workspace.mjs';

const { resolve } = createRequire(inRoot('package.json'));

/**
 * A plugin of esbuild. It bundles imports of `shared` through the package's `exports`, as every
 * other build does. It also bundles a package that consists of JSON.
 */
export const sharedByExports = {
  name: 'shared-by-exports',
  setup(build) {
    build.onResolve({ filter: /^@mcs-repairs\/shared\// }, ({ path }) => ({ path: resolve(path) }));
    // The package `tlds` is a JSON file. Node could import it only with an import attribute, so it
    // is bundled.
    build.onResolve({ filter: /^tlds$/ }, ({ path }) => ({ path: resolve(path) }));
  },
};
