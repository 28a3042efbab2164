import type { Result } from '@mcs-repairs/shared/domain/types/failure';
import type { ReleaseEntry } from '@mcs-repairs/shared/domain/types/release';
import { refused } from '../../runtime';
import { standingOf, type Activation, type Canary, type LogEntry } from '../store/releaseLog';
import { SHELL } from '../store/releaseSchema';
import { sinceTakenBack } from '../store/takenBack';
import type { ReleaseHealth } from '../health/releaseHealth';
import type { Releaser } from './requireReleaser';

/** The highest percentage of visitors who get a version without a reported check in a browser. */
const UNCHECKED_PERCENT = 10;

const choicesOf = (log: readonly LogEntry[], remote: string, version: string) =>
  sinceTakenBack(log, remote, version).filter(
    (entry): entry is Activation | Canary =>
      (entry.kind === 'activated' || entry.kind === 'canary') && entry.version === version,
  );

/**
 * Returns the last successful check of a version in a browser, with its reporter and time. Null if
 * there is none. A check from before a rollback does not count, because the version failed in
 * browsers after it.
 */
export function browserCheckOf(
  log: readonly LogEntry[],
  remote: string,
  version: string,
): ReleaseEntry['browserCheck'] {
  const found = choicesOf(log, remote, version).findLast(({ browserCheck }) => browserCheck);
  return found?.browserCheck ? { ...found.browserCheck, by: found.by, at: found.at } : null;
}

/**
 * Returns whether a version still needs a check in a browser. It needs none if somebody reported
 * one, or if the version was active before. The shell needs none, because it has no canary and no
 * preview. The first version of a remote needs none either.
 */
export function needsBrowserCheck(
  log: readonly LogEntry[],
  remote: string,
  version: string,
): boolean {
  const { active } = standingOf(log, remote);
  if (remote === SHELL || !active || active.version === version) return false;
  return !choicesOf(log, remote, version).some(
    ({ kind, browserCheck }) => kind === 'activated' || browserCheck,
  );
}

type Asked = { remote: string; version: string; percent: number; isChecked: boolean };
/**
 * The percentage of visitors who get a version. `notice` explains why it is lower than requested.
 */
type Share = { percent: number; notice?: string };

/**
 * Returns the percentage of visitors who get a version that somebody activates. With a token and
 * without a check in a browser, it is at most 10, until enough browsers have rendered the version
 * without failures. An owner may override this limit.
 */
export function judgeShare(
  log: readonly LogEntry[],
  health: Pick<ReleaseHealth, 'wellness'>,
  { remote, version, percent, isChecked }: Asked,
  releaser: Pick<Releaser, 'maker'>,
): Result<Share> {
  if (
    'staff' in releaser.maker ||
    isChecked ||
    percent <= UNCHECKED_PERCENT ||
    !needsBrowserCheck(log, remote, version)
  )
    return { ok: true, value: { percent } };
  const way = `Run "npm run release -- ${remote}" where there is a browser, or ask an owner to give it to all visitors on the Releases page`;
  if (standingOf(log, remote).canary?.version !== version) {
    const notice = `${UNCHECKED_PERCENT}% of visitors have ${version}, because no browser check was reported. ${way}`;
    return { ok: true, value: { percent: UNCHECKED_PERCENT, notice } };
  }
  const { isWell, views, needed } = health.wellness(remote, version);
  if (isWell) return { ok: true, value: { percent } };
  const known =
    views < needed
      ? `browsers have told of ${views} of the ${needed} page views that say enough`
      : `it fails in too many of its ${views} page views`;
  const message = `The share of ${version} stays as it is: no browser check was reported, and ${known}. ${way}`;
  return refused('conflict', { message });
}
