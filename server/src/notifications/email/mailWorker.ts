import { setTimeout as sleep } from 'node:timers/promises';
import type { NotificationSettings } from '../shop';
import { inTransaction, type Trx } from '../../db';
import type { Logger } from '../../http';
import { type Files, type FilesPlace, openFiles } from '../../runtime';
import { DeliveryFailure, fileDelivery, smtpDelivery, type Delivery } from './delivery';
import { failureWords, NOBODY } from './failureWords';
import { fallBackToMail } from './fallBackToMail';
import { mailOutlet, type OutletOptions } from './mailOutlet';
import { type MailSubject, subjectOf } from './mailPayload';
import {
  claimMail,
  dropMail,
  giveUpMail,
  LEASE_MS,
  markSent,
  postponeMail,
  returnMail,
  type QueuedMail,
} from './mailQueue';
import type { Outlets } from './outlet';

export type MailWorkerOptions = Omit<OutletOptions, 'config' | 'now'> & {
  config: Pick<NotificationSettings, 'shop' | 'smtpUrl' | keyof FilesPlace>;
  /** Where emails are stored as files, if there is no mail server. */
  files?: Files;
  log: Pick<Logger, 'info' | 'warn' | 'error'>;
  now?: () => Date;
  delivery?: Delivery;
  /** The channels besides email: text messages and push messages. */
  outlets?: Omit<Outlets, 'mail'>;
  /**
   * Stores an event for open staff pages, if a message about a booking or an answer to an enquiry
   * is sent or fails.
   */
  tell?: (trx: Trx, subject: MailSubject) => Promise<void>;
  /** Emails new codes after the text message with a code failed. */
  mailCodesInstead?: (trx: Trx, bookingId: string) => Promise<void>;
  /**
   * Queues messages that have become due, such as reminders. The worker calls it before each run.
   */
  prepare?: () => Promise<void>;
  pace?: Partial<Pace>;
};

type Pace = {
  /** The pause between two runs of the worker, in milliseconds. */
  pollMs: number;
  /**
   * For how many milliseconds a worker claims a message. Then any process may claim the message
   * again. Sending a message never takes as long.
   */
  leaseMs: number;
  firstRetryMs: number;
  lastRetryMs: number;
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
const NOTE_AGAIN_MS = 500;
const NOT_SET_UP = 'This channel is no longer set up';

export type MailWorker = {
  /** Sends the messages that are due now. Returns how many were sent. */
  run(): Promise<number>;
  /** Stops the worker. A delivery that has begun ends first. */
  stop(): Promise<void>;
};

type Outcome = 'sent' | 'not-sent' | { unreachable: string };

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
  let stopping = false;
  let timer: NodeJS.Timeout | undefined;

  const pause = (attempts: number) =>
    Math.min(pace.firstRetryMs * 2 ** (attempts - 1), pace.lastRetryMs);
  const later = (milliseconds: number) => new Date(now().getTime() + milliseconds);
  const note = (work: (trx: Trx) => Promise<void>) => inTransaction(db, work);

  async function handle(mail: QueuedMail): Promise<Outcome> {
    const outlet = outlets[mail.channel];
    try {
      const attempt = outlet ? await outlet.send(mail) : 'nobody';
      if (attempt === 'dropped') {
        await note((trx) => dropMail(trx, mail.id));
        return 'not-sent';
      }
      if (attempt === 'nobody') {
        log.warn({ mail: mail.id }, 'a mail has no address that it could be sent to');
        await giveUp(mail, outlet ? NOBODY[mail.channel] : NOT_SET_UP);
        return 'not-sent';
      }
      if (attempt instanceof Date) {
        await note((trx) => returnMail(trx, mail, attempt));
        return 'not-sent';
      }
    } catch (error) {
      return handleFailure(mail, error);
    }
    await noteSent(mail);
    return 'sent';
  }

  /**
   * Marks a message as sent. If the database is unavailable, tries again until it succeeds.
   * Otherwise, the worker would send the message a second time.
   */
  async function noteSent(mail: QueuedMail): Promise<void> {
    const deadline = performance.now() + pace.leaseMs / 4;
    const isNews = mail.channel !== 'mail' || mail.attempts > 1;
    for (;;) {
      try {
        return await note(async (trx) => {
          await markSent(trx, mail, now());
          if (isNews) await tell(trx, mail);
        });
      } catch (error) {
        if (performance.now() > deadline) throw error;
        await sleep(NOTE_AGAIN_MS);
      }
    }
  }

  /** Notifies the open staff page of the message's booking or enquiry. */
  async function tell(trx: Trx, mail: QueuedMail): Promise<void> {
    const subject = subjectOf(mail);
    if (subject) await options.tell?.(trx, subject);
  }

  async function giveUp(mail: QueuedMail, problem: string): Promise<void> {
    await note(async (trx) => {
      if (!(await giveUpMail(trx, mail, problem))) return;
      if (mail.kind === 'tracking-code') await options.mailCodesInstead?.(trx, mail.bookingId);
      else await fallBackToMail(trx, mail, now());
      await tell(trx, mail);
    });
  }

  async function handleFailure(mail: QueuedMail, error: unknown): Promise<Outcome> {
    const failure =
      error instanceof DeliveryFailure
        ? error
        : { reason: 'deferred' as const, detail: (error as { code?: string }).code ?? 'unknown' };
    const { reason, detail } = failure;
    const { id, attempts, channel } = mail;
    const { attempts: most = 1, refusals = 1, isAwaited } = outlets[channel] ?? {};
    log.warn({ mail: id, attempts, reason, detail }, 'a mail could not be delivered');
    const problem = failureWords(channel, failure);
    const isFinal =
      reason === 'limit' ||
      isAwaited?.(mail.kind) ||
      attempts >= (reason === 'refused' ? refusals : most);
    if (isFinal) {
      log.error({ mail: id, attempts, reason, detail }, 'a mail was given up');
      await giveUp(mail, problem);
    } else {
      await note(async (trx) => {
        await postponeMail(trx, id, later(pause(attempts)), problem);
        await tell(trx, mail);
      });
    }
    return reason === 'connection' ? { unreachable: problem } : 'not-sent';
  }

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
        await note((trx) => returnMail(trx, mail, now()));
      } else if (problem !== undefined && outlets[mail.channel]?.isAwaited?.(mail.kind)) {
        await giveUp(mail, problem);
      } else if (problem !== undefined) {
        // The channel is unavailable, so all other messages of this channel would fail now, too.
        await note((trx) => returnMail(trx, mail, later(pause(mail.attempts)), problem));
      } else {
        const outcome = await handle(mail);
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
