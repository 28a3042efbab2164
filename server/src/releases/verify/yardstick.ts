import { entryOf } from '../store/deriveRegistry';
import { readLog } from '../store/releaseLog';
import { SHELL } from '../store/releaseSchema';
import { folderOf, readRelease } from '../store/releaseStore';
import { formerVersions } from '../store/takenBack';
import type { ProofPlace, Rendered } from './proofProtocol';
import { openProofRoom, type Outcome, type ProofRoom } from './proofRoom';

type Asked = Parameters<ProofRoom['render']>[0];

export const isLessWhole = (one: Rendered, than: Rendered): boolean =>
  one.gaps > than.gaps || one.fragments.length < than.fragments.length;

/**
 * Opens what a verification compares pages with: how they render today. A page that is broken today
 * is also rendered with the previous active version of the remote that was not rolled back.
 * Otherwise, a version that repairs a page would only be compared with the broken page.
 */
export function openYardstick(place: ProofPlace, candidate: string) {
  const { remotesDir, workerFile, active, shellDir } = place;
  const today = openProofRoom(workerFile, {
    ...{ shellDir, remotesDir },
    registry: { revision: 'today', remotes: { ...active } },
  });
  let before: ProofRoom | null | undefined;
  const openBefore = (): ProofRoom | null => {
    const former = formerVersions(readLog(remotesDir), candidate).flatMap((version) => {
      const release = readRelease(folderOf(remotesDir, candidate, version));
      return release ? [release] : [];
    })[0];
    if (!former) return null;
    const isShell = candidate === SHELL;
    const remotes = isShell
      ? { ...active }
      : { ...active, [candidate]: entryOf(remotesDir, former) };
    return openProofRoom(workerFile, {
      shellDir: isShell ? folderOf(remotesDir, SHELL, former.version) : shellDir,
      ...{ remotesDir, registry: { revision: 'before', remotes } },
    });
  };

  return {
    describe: today.describe,
    /**
     * Renders a page as it is today. If it fails, has gaps, or shows fewer than `fragments`
     * fragments, also renders it with the previous version of the remote. Returns the more complete
     * result; if both are equal, today's. Null if both fail.
     */
    async render(asked: Asked, fragments = 0): Promise<Rendered | null> {
      const now = await today.render(asked);
      if (now.ok && now.value.gaps === 0 && now.value.fragments.length >= fragments)
        return now.value;
      if (before === undefined) before = openBefore();
      return better(now, await before?.render(asked));
    },
    async close(): Promise<void> {
      await Promise.all([today.close(), before?.close()]);
    },
  };
}

function better(now: Outcome<Rendered>, then: Outcome<Rendered> | undefined): Rendered | null {
  if (!then?.ok) return now.ok ? now.value : null;
  return now.ok && !isLessWhole(now.value, then.value) ? now.value : then.value;
}
