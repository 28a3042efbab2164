import { initContainerEntry } from '@module-federation/webpack-bundler-runtime/dist/initContainerEntry.js';

// Replaces @module-federation/webpack-bundler-runtime in every remote with the shell's, which is
// already on the page. Only the start of a container is the remote's own. The shell's `init` would
// find the shell's instance, since it searches by build.
const { attachShareScopeMap, bundlerRuntime, runtime } = globalThis.__shellFederation;

export default {
  attachShareScopeMap,
  runtime: { ...runtime, init: runtime.createInstance },
  bundlerRuntime: { ...bundlerRuntime, initContainerEntry, S: {} },
  bundlerRuntimeOptions: {},
  initOptions: undefined,
  instance: undefined,
};
