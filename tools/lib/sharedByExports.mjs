import { createRequire } from 'node:module';
import { inRoot } from './workspace.mjs';

const { resolve } = createRequire(inRoot('package.json'));

/** For esbuild: what is imported of shared is found through its `exports` and bundled, as everywhere else; so are packages that are JSON. */
export const sharedByExports = {
  name: 'shared-by-exports',
  setup(build) {
    build.onResolve({ filter: /^@mcs-repairs\/shared\// }, ({ path }) => ({ path: resolve(path) }));
    // A list in a JSON file, which Node does not import as it stands.
    build.onResolve({ filter: /^tlds$/ }, ({ path }) => ({ path: resolve(path) }));
  },
};
