// A jsdom environment with Node's own fetch classes. React Router needs `new Request()`, which
// jsdom lacks. Node's `fetch` rejects jsdom's AbortSignal, so this environment also uses Node's
// AbortSignal.
require('./jest-worker-end.cjs');
const { TestEnvironment } = require('jest-environment-jsdom');

const FROM_NODE = [
  'fetch',
  'Request',
  'Response',
  'Headers',
  'FormData',
  'Blob',
  'File',
  'AbortController',
  'AbortSignal',
  'TextEncoder',
  'TextDecoder',
  'ReadableStream',
  'structuredClone',
];

module.exports = class BrowserEnvironment extends TestEnvironment {
  async setup() {
    await super.setup();
    for (const name of FROM_NODE) this.global[name] = globalThis[name];
    this.global.crypto ??= globalThis.crypto;
    this.global.matchMedia ??= () => ({
      matches: false,
      addEventListener() {},
      removeEventListener() {},
    });
    this.global.ResizeObserver ??= class {
      observe() {}
      unobserve() {}
      disconnect() {}
    };
    this.global.Element.prototype.scrollIntoView ??= () => {};
    this.global.Element.prototype.getAnimations ??= () => [];
    this.global.scrollTo = () => {};
  }
};
