import { createRequire } from 'node:module';
import { inRoot } from './workspace.mjs';

const { resolve } = createRequire(inRoot('package.json'));

/**
 * An esbuild plugin that resolves imports of shared through its `exports` and bundles them, as
 * every other build does. It also bundles packages that are JSON.
 */
export const sharedByExports = {
  name: 'shared-by-exports',
  setup(build) {
    build.onResolve({ filter: /^@mcs-repairs\/shared\// }, ({ path }) => ({ path: resolve(path) }));
    // This package is a list in a JSON file, which Node imports only with an attribute.
    build.onResolve({ filter: /^tlds$/ }, ({ path }) => ({ path: resolve(path) }));
  },
};
