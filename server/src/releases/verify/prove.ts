import { entryOf } from '../store/deriveRegistry';
import type { Proof } from '../store/releaseLog';
import type { Release } from '../store/releaseSchema';
import { folderOf } from '../store/releaseStore';
import { judgeBuild } from './judgeBuild';
import { bundleOf, droppedFragments, judgeSurface } from './judgeSurface';
import type { Described, ProofPlace, SiteOfProof } from './proofProtocol';
import { openProofRoom, type ProofRoom } from './proofRoom';
import { samplePath } from './samplePath';
import { isLessWhole, openYardstick } from './yardstick';

/**
 * The result of a verification. `problems` has all errors by subject. Without errors, the version
 * may be activated.
 */
export type Proved = { proof: Proof; problems: Record<string, string> };

/** A verification stops after the code of the release has ended the process this often. */
const MOST_ENDS = 2;
/**
 * The maximum number of pages of a release. Only one release is verified at a time, so others would
 * wait too long.
 */
const MOST_PAGES = 200;
const LONGEST_PAGES_MS = 30_000;

/**
 * Verifies a stored release together with the running shell, before any visitor gets it. Checks the
 * files, every declared page, the fragments, and pages of other areas that show these fragments.
 * Reports all errors and not only the first.
 */
export async function prove(place: ProofPlace, release: Release): Promise<Proved> {
  const began = performance.now();
  const { remote } = release;
  const { shellDir, remotesDir } = place;
  const folder = folderOf(remotesDir, remote, release.version);
  const problems = await (place.judge ?? judgeBuild)(folder, release);
  const registry = {
    revision: 'proof',
    remotes: { ...place.active, [remote]: entryOf(remotesDir, release) },
  };
  const room = openProofRoom(place.workerFile, { shellDir, remotesDir, registry });
  const open = openProofRoom(place.workerFile, {
    ...{ shellDir, remotesDir, registry },
    builtIns: 'compared',
  });
  let pages = 0;
  let fragments = 0;
  try {
    const [described] = await Promise.all([room.describe(remote), open.describe(remote)]);
    if (!described.ok) problems['server'] = `Its server bundle: ${described.problem}`;
    else {
      Object.assign(
        problems,
        described.value.problems,
        judgeSurface(described.value, release, folder),
      );
      Object.assign(problems, droppedFragments(place, remote, described.value));
      pages = await renderPages([room, open], place, described.value, problems);
      fragments = described.value.fragments.length;
      const others = await renderUsers(room, place, release, problems);
      pages += others;
    }
    Object.assign(problems, changesOf(open));
  } finally {
    await Promise.all([room.close(), open.close()]);
  }
  const milliseconds = Math.round(performance.now() - began);
  return { proof: { milliseconds, pages, fragments }, problems };
}

const MOST_NAMED = 5;

/**
 * Returns an error for each built-in object that the code of the release changes. On the site,
 * these objects are frozen, so the change fails there and the code behaves differently than in a
 * test. Without the freeze, the change would affect all areas.
 */
export function changesOf(open: ProofRoom): Record<string, string> {
  const changed = open.changed();
  if (changed.length === 0) return {};
  const more = changed.length > MOST_NAMED ? ` and ${changed.length - MOST_NAMED} more` : '';
  return { 'built-ins': `Its code changes ${changed.slice(0, MOST_NAMED).join(', ')}${more}` };
}

/**
 * Renders every declared page of the release twice: with frozen built-in objects, and with changes
 * of them being reported. Returns the number of pages.
 */
async function renderPages(
  [room, open]: readonly [ProofRoom, ProofRoom],
  place: SiteOfProof,
  { pages }: Described,
  problems: Record<string, string>,
): Promise<number> {
  let ends = 0;
  const renderedAt = new Date().toISOString();
  const until = performance.now() + LONGEST_PAGES_MS;
  for (const [tried, { route, uses }] of pages.entries()) {
    if (ends >= MOST_ENDS || tried >= MOST_PAGES || performance.now() > until) {
      problems['pages'] = 'Further pages were not checked';
      break;
    }
    const { config, apiUrl } = place;
    const asked = { path: samplePath(route), renderedAt, config, apiUrl };
    const [outcome] = await Promise.all([room.render(asked), open.render(asked)]);
    const about = `page ${route}`;
    if (!outcome.ok) {
      problems[about] ??= `The ${about} ${outcome.ended ? '' : 'fails: '}${outcome.problem}`;
      ends += Number(outcome.ended);
    } else if (outcome.value.status >= 500) {
      problems[about] ??= `The ${about} answers ${outcome.value.status}`;
    } else {
      const missing = uses.filter((id) => !outcome.value.fragments.includes(id));
      if (missing.length > 0) problems[about] ??= `The ${about} lacks ${missing.join(', ')}`;
    }
  }
  return pages.length;
}

/**
 * Renders pages of other areas that show fragments of the release. Such a page must be as complete
 * as on the site today. If it is broken today, it must be as complete as with the previous version
 * of this remote. Returns the number of pages.
 */
async function renderUsers(
  room: ProofRoom,
  place: ProofPlace,
  { remote }: Release,
  problems: Record<string, string>,
): Promise<number> {
  let pages = 0;
  const yardstick = openYardstick(place, remote);
  try {
    for (const [other, entry] of Object.entries(place.active)) {
      const isUser = bundleOf(place.remotesDir, other, entry).includes(`${remote}/`);
      if (other === remote || !isUser) continue;
      const described = await room.describe(other);
      if (!described.ok) continue;
      for (const { route, uses } of described.value.pages) {
        if (!uses.some((id) => id.startsWith(`${remote}/`))) continue;
        const { config, apiUrl } = place;
        const asked = {
          path: samplePath(route),
          renderedAt: new Date().toISOString(),
          config,
          apiUrl,
        };
        const [then, now] = await Promise.all([
          room.render(asked),
          yardstick.render(asked, uses.length),
        ]);
        pages += 1;
        if (!now) continue;
        const about = `${route} of ${other}`;
        if (!then.ok) problems[about] = `With it the page ${about} ${then.problem}`;
        else if (isLessWhole(then.value, now))
          problems[about] = `With it the page ${about} is no longer whole`;
      }
    }
  } finally {
    await yardstick.close();
  }
  return pages;
}
