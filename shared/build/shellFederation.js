import { initContainerEntry } from '@module-federation/webpack-bundler-runtime/dist/initContainerEntry.js';

// In place of @module-federation/webpack-bundler-runtime in every remote: the shell's, which is on the page already. Only the
// start of a container is a remote's own, for the shell is none; and `init` would find the shell's instance, by its build.
const { attachShareScopeMap, bundlerRuntime, runtime } = globalThis.__shellFederation;

export default {
  attachShareScopeMap,
  runtime: { ...runtime, init: runtime.createInstance },
  bundlerRuntime: { ...bundlerRuntime, initContainerEntry, S: {} },
  bundlerRuntimeOptions: {},
  initOptions: undefined,
  instance: undefined,
};
