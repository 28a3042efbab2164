import type { ReleaseChoice, RemoteReleases } from 'shared/domain/types/release';
import type { Failure, Result } from 'shared/domain/types/failure';
import { failure } from '../http/failures';
import { activate, refusedBecause, standingIn } from '../releases/activate';
import { endCanary, startCanary } from '../releases/canary';
import { activeRemotes } from '../releases/registryStore';
import { readLog, standingOf, type Activation } from '../releases/releaseLog';
import { folderOf, judgeFiles, readRelease } from '../releases/releaseStore';
import { takenBackOf, type TakenBack } from '../releases/takenBack';
import { judgeReleaser } from './judgeReleaser';
import { listReleases } from './listReleases';
import type { ReleaseSite } from './releaseSite';
import type { Releaser } from './requireReleaser';

type Choice = ReleaseChoice & { remote: string; releaser: Releaser; at: Date };

/**
 * Makes a stored version active, a newer or an older one, for all visitors or a share of them, after it was tried against the
 * running site. Refused with every reason at once; `stale-version` when the remote was changed since `expectedRevision`.
 */
export async function chooseRelease(
  site: ReleaseSite,
  choice: Choice,
): Promise<Result<RemoteReleases>> {
  const { remote, version, percent = 100, at } = choice;
  if (percent > 0) return tryAndChoose(site, choice);
  const ended = await endCanary(site.remotesDir, {
    ...{ remote, version, at, by: choice.releaser.by },
    ...{ expected: choice.expectedRevision, why: 'withdrawn' },
  });
  return ended.ok ? { ok: true, value: listReleases(site.remotesDir, remote) } : ended;
}

async function tryAndChoose(
  site: ReleaseSite,
  { remote, version, percent = 100, again, expectedRevision, releaser, at }: Choice,
): Promise<Result<RemoteReleases>> {
  const { remotesDir } = site;
  const { by } = releaser;
  const given = site.given();
  const folder = folderOf(remotesDir, remote, version);
  if (readRelease(folder)?.version !== version) {
    const message = `There is no version ${version} of ${remote}`;
    return { ok: false, failure: failure('not-found', { message }) };
  }
  const judged = judgeFiles(folder, remote);
  if (!judged.ok) return judged;
  const log = readLog(remotesDir);
  const barred = judgeReleaser(site, releaser, judged.value, log);
  if (barred) return { ok: false, failure: barred };
  const bad = takenBackOf(log, remote).get(version);
  if (bad && !again) return { ok: false, failure: refusedAgain(version, bad) };
  const unfit = standingIn(judged.value, given.gives, activeRemotes(remotesDir));
  const proved = await site.prove(judged.value);
  if (!proved.ok) return proved;
  const problems = { ...unfit, ...proved.value.problems };
  if (Object.keys(problems).length > 0)
    return { ok: false, failure: refusedBecause(`${remote} ${version}`, problems) };
  const { proof } = proved.value;
  const place = { remotesDir, ...given };
  const chosen = { remote, version, by, at, expected: expectedRevision, proof };
  const outcome =
    percent < 100
      ? await startCanary(place, { ...chosen, percent })
      : await activate(place, { ...chosen, why: reasonOf(remotesDir, remote, version) });
  return outcome.ok ? { ok: true, value: listReleases(remotesDir, remote) } : outcome;
}

/** A build that runs again must not bring back by itself what the site took back. */
function refusedAgain(version: string, { at, reason }: TakenBack): Failure {
  const message = `${version} was taken back at ${at}: ${reason}. Release a mended one, or choose it once more and say "again" (--again)`;
  return failure('conflict', { message, fields: { again: message } });
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
