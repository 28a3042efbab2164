import type {
  ReleaseChoice,
  ReleaseVerification,
  RemoteReleases,
} from '@mcs-repairs/shared/domain/types/release';
import type { Failure, Result } from '@mcs-repairs/shared/domain/types/failure';
import { failure, refused } from '../../runtime';
import { activate } from '../store/activate';
import { endCanary, startCanary } from '../store/canary';
import { refusedBecause, standingIn } from '../store/judgeStored';
import { activeRemotes } from '../store/registryStore';
import { readLog, standingOf, type Activation, type Proof } from '../store/releaseLog';
import { folderOf, judgeFiles, readRelease } from '../store/releaseStore';
import { judgeShown } from '../store/releaseKeys';
import { takenBackOf, type TakenBack } from '../store/takenBack';
import type { ReleaseHealth } from '../health/releaseHealth';
import { judgeShare, needsBrowserCheck } from './browserCheck';
import { beyondPaths } from './judgeReleaser';
import { listReleases } from './listReleases';
import type { ReleaseSite } from './releaseSite';
import type { Releaser } from './requireReleaser';

type Wanted = { remote: string; version: string; again?: boolean | undefined; releaser: Releaser };
type Choice = ReleaseChoice & Wanted & { at: Date };
type Health = Pick<ReleaseHealth, 'wellness'>;
type ChoosingSite = Omit<ReleaseSite, 'thread' | 'upToDate'>;

/**
 * Verifies a stored version together with the running site, without activating it. Returns the
 * errors or the result. If nothing has changed since an earlier verification, its result is
 * returned.
 */
export async function verifyRelease(
  site: ChoosingSite,
  wanted: Wanted,
): Promise<Result<ReleaseVerification>> {
  const proved = await proveStored(site, wanted);
  if (!proved.ok) return proved;
  const { remote, version } = wanted;
  const needsBrowser = needsBrowserCheck(readLog(site.remotesDir), remote, version);
  return { ok: true, value: { version, proof: proved.value, needsBrowserCheck: needsBrowser } };
}

/**
 * Verifies a stored version together with the running site. Then activates it for all visitors or
 * as a canary. Fails with all errors at once, or with `stale-version` if the remote changed since
 * `expectedRevision`. With a token, a version that no browser has opened starts as a canary
 * (`judgeShare`).
 */
export async function chooseRelease(
  site: ChoosingSite,
  choice: Choice,
  health: Health,
): Promise<Result<RemoteReleases>> {
  const { remote, version, percent = 100, at } = choice;
  if (percent > 0) return tryAndChoose(site, choice, health);
  const ended = await endCanary(site.remotesDir, {
    ...{ remote, version, at, by: choice.releaser.by },
    ...{ expected: choice.expectedRevision, why: 'withdrawn' },
  });
  return ended.ok ? { ok: true, value: listReleases(site.remotesDir, remote) } : ended;
}

/**
 * Returns the result of verifying a version, or its errors. The result is null if the version
 * needed no verification.
 */
async function proveStored(
  site: ChoosingSite,
  { remote, version, again, releaser }: Wanted,
): Promise<Result<Proof | null>> {
  const { remotesDir } = site;
  const folder = folderOf(remotesDir, remote, version);
  if (readRelease(folder)?.version !== version) {
    const message = `There is no version ${version} of ${remote}`;
    return refused('not-found', { message });
  }
  const judged = judgeFiles(folder, remote);
  if (!judged.ok) return judged;
  const log = readLog(remotesDir);
  const barred = beyondPaths(releaser, judged.value.prefixes) ?? judgeShown(site, judged.value);
  if (barred) return { ok: false, failure: barred };
  const bad = takenBackOf(log, remote).get(version);
  if (bad && !again) return { ok: false, failure: refusedAgain(version, bad) };
  const unfit = standingIn(judged.value, site.given().gives, activeRemotes(remotesDir));
  const proved = await site.prove(judged.value);
  if (!proved.ok) return proved;
  const problems = { ...unfit, ...proved.value.problems };
  return Object.keys(problems).length > 0
    ? { ok: false, failure: refusedBecause(`${remote} ${version}`, problems) }
    : { ok: true, value: proved.value.proof };
}

async function tryAndChoose(
  site: ChoosingSite,
  choice: Choice,
  health: Health,
): Promise<Result<RemoteReleases>> {
  const { remotesDir } = site;
  const { remote, version, percent = 100, expectedRevision, releaser, browserCheck, at } = choice;
  const tried = site.given();
  const proved = await proveStored(site, choice);
  if (!proved.ok) return proved;
  const asked = { remote, version, percent, isChecked: browserCheck !== undefined };
  const share = judgeShare(readLog(remotesDir), health, asked, releaser);
  if (!share.ok) return share;
  const { notice } = share.value;
  await site.compressed(remote, version);
  const given = site.given();
  if (JSON.stringify(given) !== JSON.stringify(tried))
    return refused('conflict', { message: OTHER_SHELL });
  const place = { remotesDir, ...given };
  const chosen = {
    ...{ remote, version, by: releaser.by, at, expected: expectedRevision },
    ...{ proof: proved.value, browserCheck },
  };
  const outcome =
    share.value.percent < 100
      ? await startCanary(place, { ...chosen, percent: share.value.percent })
      : await activate(place, { ...chosen, why: reasonOf(remotesDir, remote, version) });
  if (!outcome.ok) return outcome;
  const listed = listReleases(remotesDir, remote);
  return { ok: true, value: { ...listed, ...(notice !== undefined && { notice }) } };
}

const OTHER_SHELL = 'The shell changed while this version was verified: try again';

/**
 * Returns the error for activating a version that the site rolled back. A repeated build must not
 * activate it again.
 */
function refusedAgain(version: string, { at, reason }: TakenBack): Failure {
  const message = `${version} was rolled back at ${at}: ${reason}. Release a corrected version, or activate this one again with --again`;
  return failure('conflict', { message, fields: { again: message } });
}

/**
 * Returns why a version is activated: `released` if neither the version nor its remote was active
 * before, `back` if it was built before the active version, otherwise `forward`.
 */
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
