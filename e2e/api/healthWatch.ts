import { setTimeout as sleep } from 'node:timers/promises';

const EVERY_MS = 20;

export type Watched = { longestMs: number; p99Ms: number; asked: number; failed: number };

/**
 * Requests the health endpoint until stopped, and measures how long its responses take. Other
 * requests wait about as long.
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
 * Returns by how much this machine delays requests: 1 if the health endpoint responds at rest
 * within a fourth of `limitMs`, and more on a busy machine. Tests multiply their limits by it, so
 * that they measure the server and not the machine.
 */
export async function slowness(url: string, limitMs: number): Promise<number> {
  const calm = healthWatch(url);
  await sleep(CALM_MS);
  const { p99Ms } = await calm.stop();
  return Math.max(1, (TIMES_CALM * p99Ms) / limitMs);
}
