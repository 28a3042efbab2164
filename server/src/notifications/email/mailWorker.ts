import type { NotificationSettings } from '../shop';
import type { Logger } from '../../http';
import { type Files, type FilesPlace, openFiles } from '../../runtime';
import { type AfterDelivery, mailDelivery, type RetryPace } from './deliverMail';
import { fileDelivery, smtpDelivery, type Delivery } from './delivery';
import { mailOutlet, type OutletOptions } from './mailOutlet';
import { claimMail, LEASE_MS } from './mailQueue';
import type { Outlets } from './outlet';

export type MailWorkerOptions = Omit<OutletOptions, 'config' | 'now'> &
  AfterDelivery & {
    config: Pick<NotificationSettings, 'shop' | 'smtpUrl' | keyof FilesPlace>;
    /** Where emails are stored as files, if there is no mail server. */
    files?: Files;
    log: Pick<Logger, 'info' | 'warn' | 'error'>;
    now?: () => Date;
    delivery?: Delivery;
    /** The channels besides email: text messages and push messages. */
    outlets?: Omit<Outlets, 'mail'>;
    /**
     * Queues messages that have become due, such as reminders. The worker calls it before each run.
     */
    prepare?: () => Promise<void>;
    pace?: Partial<Pace>;
  };

/**
 * `leaseMs`: how long a worker claims a message. Then any process may claim the message again.
 * Sending a message never takes as long.
 */
type Pace = RetryPace & {
  /** The pause between two runs of the worker, in milliseconds. */
  pollMs: number;
  /**
   * The maximum number of attempts for emails. Text messages and push messages have their own
   * maximum.
   */
  attempts?: number;
};
const PACE: Pace = {
  pollMs: 1000,
  leaseMs: LEASE_MS,
  firstRetryMs: 30_000,
  lastRetryMs: 4 * 3_600_000,
};
const BATCH = 20;

export type MailWorker = {
  /** Sends the messages that are due now. Returns how many were sent. */
  run(): Promise<number>;
  /** Stops the worker. A delivery that has begun ends first. */
  stop(): Promise<void>;
};

/**
 * Starts a worker that delivers the messages of the outbox. Any number of processes may run a
 * worker on the same database.
 */
export function startMailWorker(options: MailWorkerOptions): MailWorker {
  const { db, config, log, now = () => new Date(), prepare } = options;
  const pace = { ...PACE, ...options.pace };
  const delivery =
    options.delivery ??
    (config.smtpUrl
      ? smtpDelivery(config.smtpUrl)
      : fileDelivery(options.files ?? openFiles(config)));
  const mail = mailOutlet({ ...options, now, delivery, attempts: pace.attempts });
  const outlets: Outlets = { ...options.outlets, mail };
  const { send, rest, release } = mailDelivery({ ...options, outlets, now, pace });
  let stopping = false;
  let timer: NodeJS.Timeout | undefined;

  async function run(): Promise<number> {
    let sent = 0;
    await prepare?.().catch((err: unknown) => log.warn({ err }, 'what falls due was not found'));
    const mails = await claimMail(db, { now: now(), leaseMs: pace.leaseMs, limit: BATCH });
    const claimedAt = now().getTime();
    const resting = new Map<string, string>();
    for (const mail of mails) {
      // The second half of the claim is reserved for sending. If the first half has passed, the
      // message is not sent now.
      const isLate = now().getTime() - claimedAt > pace.leaseMs / 2;
      const problem = resting.get(mail.channel);
      if (stopping || isLate) {
        await release(mail);
      } else if (problem !== undefined) {
        // All other messages of an unavailable channel would fail now, too.
        await rest(mail, problem);
      } else {
        const outcome = await send(mail);
        if (outcome === 'sent') sent += 1;
        if (typeof outcome === 'object') resting.set(mail.channel, outcome.unreachable);
      }
    }
    return sent;
  }

  let running: Promise<unknown> = Promise.resolve();
  const loop = () => {
    running = run()
      .catch((err: unknown) => log.warn({ err }, 'the mail worker could not work'))
      .finally(() => {
        if (!stopping) timer = setTimeout(loop, pace.pollMs);
      });
  };
  timer = setTimeout(loop, pace.pollMs);

  return {
    run,
    async stop() {
      stopping = true;
      clearTimeout(timer);
      await running;
    },
  };
}
