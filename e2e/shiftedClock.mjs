// A server that preloads this file (`node --import`) has a clock that differs from the machine's by
// CLOCK_AHEAD_MS. Negative values set it back.
const ahead = Number(process.env.CLOCK_AHEAD_MS);

globalThis.Date = class Shifted extends Date {
  constructor(...given) {
    super(...(given.length ? given : [Shifted.now()]));
  }

  static now() {
    return super.now() + ahead;
  }
};
