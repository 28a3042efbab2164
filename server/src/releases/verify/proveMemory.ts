import { entryOf } from '../store/deriveRegistry';
import type { Release } from '../store/releaseSchema';
import type { ProofPlace } from './proofProtocol';
import { openProofRoom } from './proofRoom';
import { samplePath } from './samplePath';

/**
 * The number of times that each page is rendered. A page that keeps memory for each visitor exceeds
 * the limit within this number. Other pages never do.
 */
const TIMES = 20;
/**
 * A page may time out once, because the machine may be busy. If it times out again in a new worker,
 * the page leaks memory.
 */
const MOST_ENDS = 2;
/**
 * The time limit for all renderings of one release, in milliseconds. Releases are verified one at a
 * time, so a slow release would delay all others.
 */
const LONGEST_MS = 8000;

/**
 * Renders every page of a candidate repeatedly in one worker. A page with a memory leak then
 * exceeds the worker's memory during the verification instead of on the site. Returns the errors by
 * subject.
 */
export async function proveMemory(
  { shellDir, remotesDir, active, workerFile, config, apiUrl }: ProofPlace,
  release: Release,
): Promise<Record<string, string>> {
  const { remote } = release;
  const remotes = { ...active, [remote]: entryOf(remotesDir, release) };
  const registry = { revision: 'proof', remotes };
  const room = openProofRoom(workerFile, { shellDir, remotesDir, registry });
  const until = performance.now() + LONGEST_MS;
  try {
    const described = await room.describe(remote);
    // Without a description, there is no page to measure. `prove` reports the error.
    if (!described.ok) return {};
    let ends = 0;
    for (let times = 1; times <= TIMES; times += 1) {
      for (const { route } of described.value.pages) {
        if (performance.now() > until) return {};
        const renderedAt = new Date().toISOString();
        const outcome = await room.render({ path: samplePath(route), renderedAt, config, apiUrl });
        // `prove` reports all other failures for each page.
        if (outcome.ok || !outcome.ended) continue;
        ends += 1;
        if (!outcome.problem.includes('MB') && ends < MOST_ENDS) {
          times = 0;
          break;
        }
        const about = `page ${route}`;
        return {
          [about]: `The ${about} ${outcome.problem} when all pages are rendered ${times} times`,
        };
      }
    }
    return {};
  } finally {
    await room.close();
  }
}
