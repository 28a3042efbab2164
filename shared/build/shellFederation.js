import { initContainerEntry } from '@module-federation/webpack-bundler-runtime/dist/initContainerEntry.js';

// In every remote, this module replaces @module-federation/webpack-bundler-runtime with the copy of
// the shell, which is already on the page. `init` creates a new instance, because the shell's
// `init` would return the shell's instance. Only `initContainerEntry` is the remote's own code.
const { attachShareScopeMap, bundlerRuntime, runtime } = globalThis.__shellFederation;

export default {
  attachShareScopeMap,
  runtime: { ...runtime, init: runtime.createInstance },
  bundlerRuntime: { ...bundlerRuntime, initContainerEntry, S: {} },
  bundlerRuntimeOptions: {},
  initOptions: undefined,
  instance: undefined,
};
