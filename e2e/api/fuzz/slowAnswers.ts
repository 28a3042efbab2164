import type { FuzzRequest } from './drawRequest';
import { SLOW } from './operations';
import type { FuzzAnswer } from './send';

/** A slower response, in milliseconds, is a fault. */
export const LONGEST_MS = 250;
const KEPT = 400;
const TRIES = 4;

type Send = (request: FuzzRequest) => Promise<FuzzAnswer>;

/**
 * Collects requests whose response took too long. A busy machine can delay any request, so each of
 * these requests is repeated alone after the run. It counts as slow only if every attempt is slow.
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
      const slow: { request: FuzzRequest; ms: number }[] = [];
      for (const { request } of suspects.values()) {
        let ms = Infinity;
        for (let tried = 0; tried < TRIES && ms > LONGEST_MS; tried += 1) {
          ms = Math.min(ms, (await send(request)).ms);
        }
        if (ms > LONGEST_MS) slow.push({ request, ms });
      }
      return slow;
    },
  };
}
