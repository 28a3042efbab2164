import { setTimeout as sleep } from 'node:timers/promises';
import type { ReleaseSettings } from '../releaseSettings';
import type { Db } from '../../db';
import type { Logger } from '../../http';
import { repeatedJob } from '../../runtime';
import type { ReleasePlace } from '../store/activate';
import { goBack } from '../store/goBack';
import { readLog, standingOf } from '../store/releaseLog';
import { awayFailure } from '../store/sharedStoreErrors';
import { wasTakenBack } from '../store/takenBack';
import type { ReleaseHealth, Unfit, Unhealthy } from '../health/releaseHealth';
import { promiseReleaseMail } from './promiseReleaseMail';

type Watching = {
  config: Pick<ReleaseSettings, 'releaseMail' | 'releaseWatchHours'>;
  /** Null without a database. There are no staff accounts then, so nobody gets a message. */
  db: Db | null;
  place: () => ReleasePlace;
  now: () => Date;
  health: ReleaseHealth;
  log: Pick<Logger, 'warn' | 'error'>;
};

const ATTEMPTS = 3;
const AGAIN_MS = 2000;
const HOUR_MS = 3_600_000;
/** How often each process adds its counts to the database, in milliseconds. */
const EXCHANGE_MS = 1000;

/**
 * Describes why the site rolls a version back: `7 of 24 views failed in browsers, but at most 2 in
 * 100 of the version before`.
 */
function reasonOf(found: Unhealthy | Unfit): string {
  if (found.source === 'start') return found.why;
  const { views, failures, source, previousRate } = found;
  const where = source === 'browser' ? 'in browsers' : 'on the server';
  const before = Math.round(previousRate * 1000) / 10;
  return `${failures} of ${views} views failed ${where}, but at most ${before} in 100 of the version before`;
}

/**
 * Rolls back versions that fail, logs each rollback, and emails the team. If somebody activated the
 * version again after a rollback, reports of browsers do not roll it back a second time, because
 * anybody can forge them. The team then only gets an email. Returns a function that stops this
 * work.
 */
export function watchReleases(watching: Watching): () => Promise<void> {
  const { config, health, place, now, log } = watching;
  let running: Promise<unknown> = Promise.resolve();
  let isStopping = false;
  resumeWatching(watching);

  const act = async (found: Unhealthy | Unfit) => {
    const { remote, version, source } = found;
    const reason = reasonOf(found);
    const entries = readLog(place().remotesDir);
    const isInsisted = source === 'browser' && wasTakenBack(entries, remote, version);
    const outcome = isInsisted ? null : await goBack(place(), { ...found, reason, at: now() });
    // Another server with the same store has already rolled the version back, or somebody has
    // activated another one.
    if (outcome?.ok === false && !isInForce(place().remotesDir, found)) return;
    if (outcome?.ok) watching.db?.wakeUps.tell(['releases']);
    const instead = outcome?.ok ? outcome.value : null;
    const why = outcome?.ok === false ? outcome.failure.message : undefined;
    log.error({ remote, version, reason, instead, why }, 'a version fails');
    if (watching.db)
      await promiseReleaseMail(
        watching.db,
        config.releaseMail,
        { remote, version, instead, reason },
        now(),
      );
  };

  const insist = async (found: Unhealthy | Unfit) => {
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await act(found);
      } catch (err) {
        const { remote, version } = found;
        if (attempt <= ATTEMPTS)
          log.error({ err, remote, version }, 'a version that fails could not be rolled back');
        // While the bucket of releases does not respond, the failing version stays for visitors.
        const isOver = awayFailure(err) ? isStopping : attempt >= ATTEMPTS;
        if (isOver) return;
        await sleep(AGAIN_MS, undefined, { ref: false });
      }
    }
  };

  const stop = health.onUnhealthy((found) => {
    running = Promise.all([running, insist(found)]);
  });
  const exchanging = health.isShared ? exchangeCounts(watching) : undefined;
  return async () => {
    isStopping = true;
    await exchanging?.stop();
    stop();
    await running;
  };
}

/** Starts to add up the counts of all processes at intervals. Logs when this stops working. */
function exchangeCounts({ health, log }: Watching) {
  let isAway = false;
  const work = async () => {
    await health.exchange();
    isAway = false;
  };
  const onError = (err: unknown) => {
    if (!isAway) log.warn({ err }, 'page views of all processes could not be added up');
    isAway = true;
  };
  return repeatedJob({ firstMs: EXCHANGE_MS, everyMs: EXCHANGE_MS, work, onError });
}

function isInForce(remotesDir: string, { remote, version }: Unhealthy | Unfit): boolean {
  const { active, canary } = standingOf(readLog(remotesDir), remote);
  return active?.version === version || canary?.version === version;
}

/**
 * After a restart, watches canaries and recently activated versions again, because they still count
 * as new.
 */
function resumeWatching({ config, health, place, now }: Watching): void {
  const log = readLog(place().remotesDir);
  for (const remote of new Set(log.map((entry) => entry.remote))) {
    const { active, canary, canarySince } = standingOf(log, remote);
    if (canary && canarySince)
      health.resumeCanary(remote, canary.version, active?.version, Date.parse(canarySince));
    if (!active?.previous) continue;
    const until = Date.parse(active.at) + config.releaseWatchHours * HOUR_MS;
    if (until > now().getTime()) health.resume(remote, active.version, active.previous, until);
  }
}
