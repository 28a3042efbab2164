import type { Release } from '../store/releaseSchema';
import { folderOf } from '../store/releaseStore';
import { openProofRoom } from './proofRoom';
import type { ProofPlace } from './proofProtocol';
import type { Proved } from './prove';
import { samplePath } from './samplePath';
import { isLessWhole, openYardstick } from './yardstick';

/** An address that no remote serves, so the shell shows its own page. */
const NOWHERE = '/there-is-no-such-page';
/**
 * The maximum number of pages that are rendered. For all others, only the imported names are
 * checked.
 */
const MOST_PAGES = 200;

/**
 * Verifies a stored shell together with every active remote, before any visitor gets it. Each page
 * that renders today must be as complete with the new shell. An unknown address must show the
 * shell's own page. `standingIn` compares the names that the shell provides.
 */
export async function proveShell(place: ProofPlace, release: Release): Promise<Proved> {
  const began = performance.now();
  const { remotesDir, config, apiUrl, active } = place;
  const problems: Record<string, string> = {};
  const registry = { revision: 'proof', remotes: { ...active } };
  const shellDir = folderOf(remotesDir, release.remote, release.version);
  const candidate = openProofRoom(place.workerFile, { shellDir, remotesDir, registry });
  const today = openYardstick(place, release.remote);
  const at = (path: string) => ({ path, renderedAt: new Date().toISOString(), config, apiUrl });
  let pages = 0;
  let fragments = 0;
  try {
    const own = await candidate.render(at(NOWHERE));
    if (!own.ok) problems['server'] = `Its server bundle: ${own.problem}`;
    else if (own.value.status !== 404)
      problems['server'] = `It answers ${own.value.status} where nothing is, not 404`;
    for (const remote of own.ok ? Object.keys(active) : []) {
      const [now, described] = await Promise.all([
        today.describe(remote),
        candidate.describe(remote),
      ]);
      // The page is broken today, too, so the new shell is not the cause.
      if (!now.ok) continue;
      if (!described.ok) {
        problems[remote] = `With it ${remote} cannot be loaded: ${described.problem}`;
        continue;
      }
      fragments += described.value.fragments.length;
      for (const { route, uses } of described.value.pages.slice(0, MOST_PAGES - pages)) {
        const [was, is] = await Promise.all([
          today.render(at(samplePath(route)), uses.length),
          candidate.render(at(samplePath(route))),
        ]);
        pages += 1;
        if (!was) continue;
        const about = `${route} of ${remote}`;
        if (!is.ok) problems[about] = `With it the page ${about} fails: ${is.problem}`;
        else if (is.value.status !== was.status || isLessWhole(is.value, was))
          problems[about] = `With it the page ${about} is no longer whole`;
      }
    }
  } finally {
    await Promise.all([candidate.close(), today.close()]);
  }
  const milliseconds = Math.round(performance.now() - began);
  return { proof: { milliseconds, pages, fragments }, problems };
}
