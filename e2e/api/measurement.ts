export type Measurement = {
  perSecond: number;
  p50: number;
  p95: number;
  p99: number;
  /** The number of requests that got another status than 2xx, or no response. */
  failed: number;
};

/** Returns statistics of response times in milliseconds, measured over a number of seconds. */
export function measurementOf(times: number[], seconds: number, failed: number): Measurement {
  const sorted = [...times].sort((a, b) => a - b);
  const at = (part: number) => sorted[Math.max(0, Math.ceil(sorted.length * part) - 1)] ?? 0;
  return {
    perSecond: Math.round(times.length / seconds),
    p50: at(0.5),
    p95: at(0.95),
    p99: at(0.99),
    failed,
  };
}

/** Returns the round whose number of requests per second is the median. */
export function medianRound(rounds: readonly Measurement[]): Measurement {
  const sorted = [...rounds].sort((a, b) => a.perSecond - b.perSecond);
  const middle = sorted[Math.floor((sorted.length - 1) / 2)];
  if (!middle) throw new Error('Nothing was measured');
  return { ...middle, failed: rounds.reduce((sum, { failed }) => sum + failed, 0) };
}
