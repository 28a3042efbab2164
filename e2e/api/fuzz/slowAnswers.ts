import { setTimeout as sleep } from 'node:timers/promises';
import type { FuzzRequest } from './drawRequest';
import { SLOW } from './operations';
import type { FuzzAnswer } from './send';

/** A slower response, in milliseconds, is a fault. */
export const LONGEST_MS = 250;
const KEPT = 400;
const TRIES = 4;
const PAUSE_MS = 3000;

type Send = (request: FuzzRequest) => Promise<FuzzAnswer>;

/**
 * Collects requests whose response took too long. A busy machine can delay any request, so each of
 * these requests is repeated alone after the run. It counts as slow only if every attempt is slow.
 * The attempts have pauses between them, because a machine may also stop for some seconds.
 */
export function slowAnswers() {
  const suspects = new Map<string, { request: FuzzRequest; ms: number }>();
  return {
    note(request: FuzzRequest, { ms }: FuzzAnswer) {
      if (ms <= LONGEST_MS || SLOW.has(request.title)) return;
      const key = `${request.title} ${request.target} ${request.body?.text ?? ''}`;
      if (suspects.size < KEPT || suspects.has(key)) suspects.set(key, { request, ms });
    },
    count: () => suspects.size,
    async confirm(send: Send): Promise<{ request: FuzzRequest; ms: number }[]> {
      let slow = [...suspects.values()].map(({ request }) => ({ request, ms: Infinity }));
      for (let tried = 0; tried < TRIES && slow.length > 0; tried += 1) {
        if (tried > 0) await sleep(PAUSE_MS);
        const again: typeof slow = [];
        for (const { request, ms } of slow)
          again.push({ request, ms: Math.min(ms, (await send(request)).ms) });
        slow = again.filter(({ ms }) => ms > LONGEST_MS);
      }
      return slow;
    },
  };
}
