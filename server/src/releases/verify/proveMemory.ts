import { entryOf } from '../store/deriveRegistry';
import type { Release } from '../store/releaseSchema';
import type { ProofPlace } from './proofProtocol';
import { openProofRoom } from './proofRoom';
import { samplePath } from './samplePath';

/**
 * How often each page is rendered. A page that keeps memory for each visitor exceeds the limit
 * within this number, and other pages never do.
 */
const TIMES = 20;
/**
 * A page may time out once, because the machine may be busy. If it does again in a new process, it
 * leaks memory.
 */
const MOST_ENDS = 2;
/** On a busy machine, too, each page is rendered this often. Fewer renders would miss a leak. */
const LEAST_TIMES = 10;
/**
 * The time limits in milliseconds for rendering all pages of one release: after `LEAST_TIMES`, and
 * before. Only one release is verified at a time, so a slow one would delay all others.
 */
const LONGEST_MS = 8000;
const BUSY_MS = 24_000;

/**
 * Returns whether the measurement ends after this number of milliseconds. `times` is how often each
 * page has been rendered.
 */
export const isOver = (times: number, ms: number): boolean =>
  ms > (times < LEAST_TIMES ? BUSY_MS : LONGEST_MS);

/**
 * Renders every page of a release repeatedly in one process. A page with a memory leak exceeds the
 * memory limit now, and not later on the site. Returns the errors by subject.
 */
export async function proveMemory(
  { shellDir, remotesDir, active, workerFile, config, apiUrl }: ProofPlace,
  release: Release,
): Promise<Record<string, string>> {
  const { remote } = release;
  const remotes = { ...active, [remote]: entryOf(remotesDir, release) };
  const registry = { revision: 'proof', remotes };
  const room = openProofRoom(workerFile, { shellDir, remotesDir, registry });
  const began = performance.now();
  try {
    const described = await room.describe(remote);
    // The remote could not be loaded, so there are no pages to measure. `prove` reports this error.
    if (!described.ok) return {};
    let ends = 0;
    for (let times = 1; times <= TIMES; times += 1) {
      for (const { route } of described.value.pages) {
        if (isOver(times - 1, performance.now() - began)) return {};
        const renderedAt = new Date().toISOString();
        const outcome = await room.render({ path: samplePath(route), renderedAt, config, apiUrl });
        // `prove` reports all other errors of the page.
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
