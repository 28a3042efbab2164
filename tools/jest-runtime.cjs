// Jest's runtime with one difference: tests for Node load libraries with Node's own `require`.
// Jest itself would load every library again for each test file.
const { createRequire, isBuiltin } = require('node:module');
const path = require('node:path');
const { default: Runtime } = require('jest-runtime');

/** The exports of each library, by folder and name. Undefined: Jest must load the library. */
const loaded = new Map();

/** Returns the exports of a library, or undefined if Jest must transform its files first. */
function load(from, name, ignored) {
  try {
    const requireFrom = createRequire(from);
    const file = requireFrom.resolve(name);
    return ignored.test(file) ? requireFrom(name) : undefined;
  } catch {
    // Jest finds files that Node does not find. If the library is faulty, Jest reports the error.
    return undefined;
  }
}

exports.__esModule = true;
exports.default = class extends Runtime {
  requireModuleOrMock(from, name) {
    const isLibrary = !/^[./]/.test(name) && !isBuiltin(name) && name !== '@jest/globals';
    // In a simulated browser, libraries need the globals of this browser.
    if (!isLibrary || this._environment.global !== globalThis)
      return super.requireModuleOrMock(from, name);
    const key = `${path.dirname(from)} ${name}`;
    if (!loaded.has(key)) {
      const [ignored] = this._config.transformIgnorePatterns;
      loaded.set(key, load(from, name, new RegExp(ignored)));
    }
    return loaded.get(key) ?? super.requireModuleOrMock(from, name);
  }
};
