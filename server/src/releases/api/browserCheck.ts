import type { Result } from '@mcs-repairs/shared/domain/types/failure';
import type { ReleaseEntry } from '@mcs-repairs/shared/domain/types/release';
import { failure } from '../../runtime';
import { standingOf, type Activation, type Canary, type LogEntry } from '../store/releaseLog';
import { SHELL } from '../store/releaseSchema';
import { sinceTakenBack } from '../store/takenBack';
import type { ReleaseHealth } from '../health/releaseHealth';
import type { Releaser } from './requireReleaser';

/** Of visitors, at most, while nobody reported that a browser opened the version. */
const UNCHECKED_PERCENT = 10;

const choicesOf = (log: readonly LogEntry[], remote: string, version: string) =>
  sinceTakenBack(log, remote, version).filter(
    (entry): entry is Activation | Canary =>
      (entry.kind === 'activated' || entry.kind === 'canary') && entry.version === version,
  );

/** Who reported last that a browser opened the version. What the site took back since counts no more: browsers failed with it. */
export function browserCheckOf(
  log: readonly LogEntry[],
  remote: string,
  version: string,
): ReleaseEntry['browserCheck'] {
  const found = choicesOf(log, remote, version).findLast(({ browserCheck }) => browserCheck);
  return found?.browserCheck ? { ...found.browserCheck, by: found.by, at: found.at } : null;
}

/**
 * Whether only a browser could still find something in a version that visitors have not seen: nobody reported one, and it was
 * never active. Not of the shell, which has neither share nor preview, and not where visitors would get nothing else.
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
/** `notice`: a sentence where it is less than was asked for. */
type Share = { percent: number; notice?: string };

/**
 * How many percent of visitors get a version that somebody chose. A token gives one that no browser has opened to a tenth of them
 * at most, until enough of their browsers have shown it well; an owner decides otherwise.
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
    const notice = `${UNCHECKED_PERCENT} % of visitors have ${version}, because no browser check was reported. ${way}`;
    return { ok: true, value: { percent: UNCHECKED_PERCENT, notice } };
  }
  const { isWell, views, needed } = health.wellness(remote, version);
  if (isWell) return { ok: true, value: { percent } };
  const known =
    views < needed
      ? `browsers have told of ${views} of the ${needed} page views that say enough`
      : `it fails in too many of its ${views} page views`;
  const message = `The share of ${version} stays as it is: no browser check was reported, and ${known}. ${way}`;
  return { ok: false, failure: failure('conflict', { message }) };
}
