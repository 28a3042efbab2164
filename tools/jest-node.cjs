// Node's environment. A test file fails if it leaves a timer running, because its worker could not
// end.
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

  /** Returns the timers that have neither run nor been cleared, and that keep the process alive. */
  running() {
    const isRunning = (timer) => !timer._destroyed && timer.hasRef();
    return [...this.begun].flatMap(([timer, told]) => (isRunning(timer) ? [told] : []));
  }

  async handleTestEvent({ name }) {
    // A failed test often leaves something running. Its own error is more useful than the one about
    // timers.
    if (name === 'test_fn_failure' || name === 'hook_failure') this.hasFailed = true;
    if (name !== 'run_finish' || this.hasFailed) return;
    // A timer that ends within a moment does not count.
    const until = Date.now() + LONGEST_WAIT_MS;
    while (this.running().length > 0 && Date.now() < until) await pause(20);
    const left = this.running();
    if (left.length > 0) throw new Error(`These tests leave running: ${left.join(', ')}`);
  }
};
