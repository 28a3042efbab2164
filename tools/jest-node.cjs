// The environment for tests of Node. In contrast to Jest's own environment, tests run in the same
// realm as Node, so they share one copy of the libraries (jest-runtime.cjs) and of classes such as
// `Error`. The end of a test file removes the globals that the file added. A test file fails if it
// leaves a timer running, because such a timer would keep the worker from ending.
const { endStorages, ownRealm } = require('./jest-worker.cjs');
const { LegacyFakeTimers, ModernFakeTimers } = require('@jest/fake-timers');
const { ModuleMocker } = require('jest-mock');

const LONGEST_WAIT_MS = 5000;

const pause = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

module.exports = class NodeEnvironment {
  global = globalThis;
  begun = new Map();
  hasFailed = false;
  globalsBefore = Object.getOwnPropertyDescriptors(globalThis);
  exitBefore = process.exit;
  envBefore = { ...process.env };
  moduleMocker = new ModuleMocker(globalThis);

  constructor({ projectConfig: config }) {
    const { global, moduleMocker } = this;
    const timerConfig = { idToRef: (id) => id, refToId: (ref) => ref };
    this.fakeTimers = new LegacyFakeTimers({ config, global, moduleMocker, timerConfig });
    this.fakeTimersModern = new ModernFakeTimers({ config, global });
  }

  exportConditions() {
    return ['node', 'node-addons'];
  }

  getVmContext() {
    return ownRealm;
  }

  async setup() {
    for (const name of ['setTimeout', 'setInterval']) {
      const begin = this.global[name];
      const noted = (run, ms, ...given) => {
        const timer = begin(run, ms, ...given);
        this.begun.set(timer, `${name} of ${ms ?? 1} ms`);
        return timer;
      };
      Object.defineProperties(noted, Object.getOwnPropertyDescriptors(begin));
      this.global[name] = noted;
    }
  }

  async teardown() {
    endStorages();
    this.fakeTimers.dispose();
    this.fakeTimersModern.dispose();
    // Jest replaces `process.exit` for each test file.
    process.exit = this.exitBefore;
    for (const name of Object.keys(process.env))
      if (!(name in this.envBefore)) delete process.env[name];
    Object.assign(process.env, this.envBefore);
    // Jest keeps its handlers of events and its tests in properties with symbols as names.
    const now = Object.getOwnPropertyDescriptors(globalThis);
    for (const name of Reflect.ownKeys(now)) {
      const { configurable, value } = now[name];
      const before = this.globalsBefore[name];
      if (!configurable || value === before?.value) continue;
      if (before) Object.defineProperty(globalThis, name, before);
      else delete globalThis[name];
    }
  }

  /** Returns the timers that still wait and that keep the process alive. */
  running() {
    const isRunning = (timer) => !timer._destroyed && timer.hasRef();
    return [...this.begun].flatMap(([timer, told]) => (isRunning(timer) ? [told] : []));
  }

  async handleTestEvent({ name }) {
    // A failed test often leaves a timer running. Its own error is more useful than an error about
    // timers, so the check below does not run.
    if (name === 'test_fn_failure' || name === 'hook_failure') this.hasFailed = true;
    if (name !== 'run_finish' || this.hasFailed) return;
    // Waits for a moment, because a timer that ends soon is no fault.
    const until = Date.now() + LONGEST_WAIT_MS;
    while (this.running().length > 0 && Date.now() < until) await pause(20);
    const left = this.running();
    if (left.length > 0) throw new Error(`These tests leave running: ${left.join(', ')}`);
  }
};
