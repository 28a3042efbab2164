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
import type { Job } from '../runtime';
import { recipients } from './recipients';
import { startRetentionJob } from '../privacy';

/** A mail server that answers late does not hold up the end of the process: its mail is sent again under the same number. */
const STOP_MS = 5000;

/** What a process does beside answering: mail, times held too long, imports cut short, sums of what is counted, and the retention periods. Several processes may do it at once. */
export function startJobs(options: {
  db: Db;
  config: Config;
  /** Origin that links in mails begin with. */
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
      tell: (trx, bookingId) => noteBeside(trx, 'bookings', bookingId, now()),
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
