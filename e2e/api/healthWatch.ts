import { setTimeout as sleep } from 'node:timers/promises';

const EVERY_MS = 20;

export type Watched = { longestMs: number; p99Ms: number; asked: number; failed: number };

/**
 * Requests the health endpoint until `stop`, and measures the response times. These times show how
 * long other requests wait.
 */
export function healthWatch(url: string): { stop(): Promise<Watched> } {
  const waits: number[] = [];
  let failed = 0;
  let stopping = false;
  const running = (async () => {
    while (!stopping) {
      const began = performance.now();
      const isOk = await fetch(`${url}/api/health`).then(
        async (answer) => (await answer.text()) !== '' && answer.ok,
        () => false,
      );
      waits.push(performance.now() - began);
      if (!isOk) failed += 1;
      await sleep(EVERY_MS);
    }
  })();
  return {
    async stop() {
      stopping = true;
      await running;
      const sorted = waits.sort((a, b) => a - b);
      const at = (part: number) => Math.round(sorted[Math.floor((sorted.length - 1) * part)] ?? 0);
      return { longestMs: at(1), p99Ms: at(0.99), asked: sorted.length, failed };
    },
  };
}

const CALM_MS = 2000;
const TIMES_CALM = 4;

/**
 * Returns the factor by which tests must extend their time limits on this machine. It is 1 if the
 * server answers a health request within a quarter of `limitMs`, and larger on a slow or busy
 * machine. Without this factor, the tests would measure the machine instead of the server. Tests
 * call it before the load whose effect they measure.
 */
export async function slowness(url: string, limitMs: number): Promise<number> {
  const calm = healthWatch(url);
  await sleep(CALM_MS);
  const { p99Ms } = await calm.stop();
  return Math.max(1, (TIMES_CALM * p99Ms) / limitMs);
}
