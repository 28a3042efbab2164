// A server that loads this file with `node --import` has a wrong clock. The clock is CLOCK_AHEAD_MS
// milliseconds ahead of the machine's clock. With a negative value, it is behind.
const ahead = Number(process.env.CLOCK_AHEAD_MS);

globalThis.Date = class Shifted extends Date {
  constructor(...given) {
    super(...(given.length ? given : [Shifted.now()]));
  }

  static now() {
    return super.now() + ahead;
  }
};
