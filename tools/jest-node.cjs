// Node's environment, in which a file of tests fails that leaves a timer running: its worker could not end by itself.
require('./jest-worker-end.cjs');
const { TestEnvironment } = require('jest-environment-node');

const LONGEST_WAIT_MS = 5000;

const pause = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

module.exports = class EndingEnvironment extends TestEnvironment {
  begun = new Map();

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

  /** Those that have neither run, nor been cleared, nor been told not to be waited for. */
  running() {
    const isRunning = (timer) => !timer._destroyed && timer.hasRef();
    return [...this.begun].flatMap(([timer, told]) => (isRunning(timer) ? [told] : []));
  }

  async handleTestEvent({ name }) {
    if (name !== 'run_finish') return;
    // What ends by itself in a moment is not left open.
    const until = Date.now() + LONGEST_WAIT_MS;
    while (this.running().length > 0 && Date.now() < until) await pause(20);
    const left = this.running();
    if (left.length > 0) throw new Error(`These tests leave running: ${left.join(', ')}`);
  }
};
