import { entryOf } from '../store/deriveRegistry';
import type { Release } from '../store/releaseSchema';
import type { ProofPlace } from './proofProtocol';
import { openProofRoom } from './proofRoom';
import { samplePath } from './samplePath';

/** What a page keeps of each visitor outgrows the room within so many; a page that keeps nothing may be rendered for ever. */
const TIMES = 20;
/** A busy machine may be late once; what is late again, in a worker that began anew, grows. */
const MOST_ENDS = 2;
/** Others wait for the one place where releases are tried. */
const LONGEST_MS = 8000;

/**
 * Renders every page of a candidate again and again in one worker, as visitors would ask for them: one that keeps something of each
 * outgrows the worker's memory here and not on the site. Answers what is against it, by what it is about.
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
    // Whether it can be loaded is judged by `prove`.
    if (!described.ok) return {};
    let ends = 0;
    for (let times = 1; times <= TIMES; times += 1) {
      for (const { route } of described.value.pages) {
        if (performance.now() > until) return {};
        const renderedAt = new Date().toISOString();
        const outcome = await room.render({ path: samplePath(route), renderedAt, config, apiUrl });
        // Whatever else fails was judged by `prove`, page by page.
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
