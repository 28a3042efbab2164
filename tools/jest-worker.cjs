// What test files of one worker share.
const { AsyncLocalStorage, AsyncResource } = require('node:async_hooks');
const perfHooks = require('node:perf_hooks');
const vm = require('node:vm');

/** Jest demands a context for each test file. This one stands for Node's own realm. */
const ownRealm = vm.createContext({});

/**
 * Each file that tests load, compiled. Jest itself would compile a file again for each test file,
 * and V8 would start again to optimise it.
 */
const compiled = new Map();

const { compileFunction } = vm;
vm.compileFunction = (code, parameters, options) => {
  const context = options?.parsingContext;
  const isOwn = context === ownRealm;
  // `import()` needs a function of Jest that is different for each test file.
  if (!context || code.includes('import('))
    return compileFunction(code, parameters, {
      ...options,
      ...(isOwn && { parsingContext: undefined }),
    });
  const { filename } = options;
  let known = compiled.get(filename);
  if (known?.code !== code) {
    const opening = `(function (${parameters}) {`;
    const script = new vm.Script(`${opening}${code}\n})`, {
      filename,
      columnOffset: -opening.length,
    });
    known = { code, script };
    compiled.set(filename, known);
  }
  return isOwn
    ? (known.run ??= known.script.runInThisContext())
    : known.script.runInContext(context);
};

/** The async storages that the present test file uses. */
const storages = new Set();
const { run } = AsyncLocalStorage.prototype;
AsyncLocalStorage.prototype.run = function (...given) {
  storages.add(this);
  return Reflect.apply(run, this, given);
};

/**
 * Node copies the values of all storages to each new promise. So the storages of a test file would
 * slow down all later ones.
 */
function endStorages() {
  for (const storage of storages) storage.disable();
  storages.clear();
}

// Node never frees what a server creates here. Inside a test, it would keep the whole test file.
const outside = new AsyncResource('worker');
const { monitorEventLoopDelay } = perfHooks;
perfHooks.monitorEventLoopDelay = (options) =>
  outside.runInAsyncScope(monitorEventLoopDelay, undefined, options);

// Exits a test worker at once when it has no more work. On a busy machine, freeing its memory would
// take longer than the half second that Jest waits. If a test leaves something open, this code
// never runs, and the worker does not end.
if (process.send)
  process.once('beforeExit', () =>
    process.once('exit', () => process.kill(process.pid, 'SIGKILL')),
  );

module.exports = { ownRealm, endStorages };
