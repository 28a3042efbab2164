// Preloaded into a server (`node --import`): shifts its clock by CLOCK_AHEAD_MS against the
// machine's clock. Negative values shift it back.
const ahead = Number(process.env.CLOCK_AHEAD_MS);

globalThis.Date = class Shifted extends Date {
  constructor(...given) {
    super(...(given.length ? given : [Shifted.now()]));
  }

  static now() {
    return super.now() + ahead;
  }
};
