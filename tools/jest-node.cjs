// Jest's environment for Node, with one more check: a test file fails if it leaves a timer running.
// Such a timer would keep the worker from ending.
require('./jest-worker-end.cjs');
const { TestEnvironment } = require('jest-environment-node');

const LONGEST_WAIT_MS = 5000;

const pause = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

module.exports = class EndingEnvironment extends TestEnvironment {
  begun = new Map();
  hasFailed = false;

  async setup() {
    await super.setup();
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
