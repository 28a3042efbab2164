import type { RemoteReleases } from 'shared/domain/types/release';
import type { Result } from 'shared/domain/types/failure';
import { failure } from '../http/failures';
import { activate, refusedBecause, standingIn } from '../releases/activate';
import { activeRemotes } from '../releases/registryStore';
import { readLog, standingOf, type Activation } from '../releases/releaseLog';
import { folderOf, judgeFiles, readRelease } from '../releases/releaseStore';
import { listReleases } from './listReleases';
import type { ReleaseSite } from './releaseSite';

type Choice = {
  remote: string;
  version: string;
  expectedRevision: number;
  by: string;
  at: Date;
};

/**
 * Makes a stored version active, a newer or an older one, after it was tried against the running site. Refused with every
 * reason at once; `stale-version` when the remote was changed since `expectedRevision`.
 */
export async function chooseRelease(
  site: ReleaseSite,
  { remote, version, expectedRevision, by, at }: Choice,
): Promise<Result<RemoteReleases>> {
  const { remotesDir } = site;
  const gives = site.gives();
  const folder = folderOf(remotesDir, remote, version);
  if (readRelease(folder)?.version !== version) {
    const message = `There is no version ${version} of ${remote}`;
    return { ok: false, failure: failure('not-found', { message }) };
  }
  const judged = judgeFiles(folder, remote);
  if (!judged.ok) return judged;
  const unfit = standingIn(judged.value, gives, activeRemotes(remotesDir));
  const proved = await site.prove(judged.value);
  if (!proved.ok) return proved;
  const problems = { ...unfit, ...proved.value.problems };
  if (Object.keys(problems).length > 0)
    return { ok: false, failure: refusedBecause(`${remote} ${version}`, problems) };
  const outcome = await activate(
    { remotesDir, gives },
    {
      ...{ remote, version, by, at, expected: expectedRevision, proof: proved.value.proof },
      why: reasonOf(remotesDir, remote, version),
    },
  );
  return outcome.ok ? { ok: true, value: listReleases(remotesDir, remote) } : outcome;
}

/** Whether it was active before, and was followed by what is active now. */
function reasonOf(remotesDir: string, remote: string, version: string): Activation['why'] {
  const log = readLog(remotesDir);
  const { active } = standingOf(log, remote);
  const wasActive = log.some(
    (entry) => entry.kind === 'activated' && entry.remote === remote && entry.version === version,
  );
  if (!wasActive || !active) return 'released';
  const [chosen, now] = [version, active.version].map((each) =>
    Date.parse(readRelease(folderOf(remotesDir, remote, each))?.builtAt ?? active.at),
  );
  return (chosen ?? 0) < (now ?? 0) ? 'back' : 'forward';
}
