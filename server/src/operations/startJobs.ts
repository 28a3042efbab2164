import { setTimeout as sleep } from 'node:timers/promises';
import { gatherAlerts, pushOutlet, startMailWorker, textOutlets } from '../notifications';
import { noteBeside } from '../changes';
import {
  hoursText,
  mailCodesInstead,
  remindCustomers,
  startCountsJob,
  startHoldsJob,
  startImportsJob,
  startSearchFormsJob,
} from '../bookings';
import type { Config } from '../config';
import type { Db } from '../db';
import type { Logger } from '../http';
import type { Files, Job } from '../runtime';
import { recipients } from './recipients';
import { startRetentionJob } from '../privacy';

/**
 * How many milliseconds a process that stops waits for the mail worker. The time is short, because
 * a slow mail server must not delay the stop. After an interruption, the next start sends the
 * message again with the same id.
 */
const STOP_MS = 5000;

/**
 * Starts the background jobs of a process. They send messages, cancel unconfirmed bookings, undo
 * interrupted imports, add up counts, and delete old data. Several processes may run them at the
 * same time.
 */
export function startJobs(options: {
  db: Db;
  config: Config;
  files: Files;
  /** Returns the origin of the site, with which links in emails begin. */
  siteUrl: () => string;
  log: Logger;
}): Job {
  const now = () => new Date();
  const remind = remindCustomers({ ...options, now });
  const jobs = [
    startMailWorker({
      ...options,
      recipients,
      hours: (at) => hoursText(options, at),
      outlets: {
        ...textOutlets({ ...options, recipients, now }),
        push: pushOutlet({ ...options, now }),
      },
      tell: (trx, { topic, id }) => noteBeside(trx, topic, id, now()),
      mailCodesInstead: (trx, bookingId) => mailCodesInstead({ ...options, now }, trx, bookingId),
      prepare: async () => {
        await remind();
        await gatherAlerts(options.db, now());
      },
    }),
    startRetentionJob(options),
    startHoldsJob(options),
    startImportsJob(options),
    startCountsJob(options),
    startSearchFormsJob(options),
  ];
  return {
    async stop() {
      const stopped = Promise.all(jobs.map((job) => job.stop()));
      await Promise.race([stopped, sleep(STOP_MS, undefined, { ref: false })]);
    },
  };
}
