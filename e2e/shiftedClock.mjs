// Preloaded into a server (`node --import`): what its code takes for now is CLOCK_AHEAD_MS after the machine's clock, or before it.
const ahead = Number(process.env.CLOCK_AHEAD_MS);

globalThis.Date = class Shifted extends Date {
  constructor(...given) {
    super(...(given.length ? given : [Shifted.now()]));
  }

  static now() {
    return super.now() + ahead;
  }
};
