import { setTimeout as sleep } from 'node:timers/promises';
import { inTransaction, type Db, type Trx } from '../../db';
import type { Logger } from '../../http';
import { DeliveryFailure } from './delivery';
import { failureWords, NOBODY } from './failureWords';
import { fallBackToMail } from './fallBackToMail';
import { type MailSubject, subjectOf } from './mailPayload';
import {
  dropMail,
  giveUpMail,
  markSent,
  postponeMail,
  returnMail,
  type QueuedMail,
} from './mailQueue';
import type { Outlets } from './outlet';

const NOTE_AGAIN_MS = 500;
const NOT_SET_UP = 'This channel is no longer set up';

/** What other contexts do after a message was sent or failed. */
export type AfterDelivery = {
  /**
   * Stores an event for open staff pages, if a message about a booking or an answer to an enquiry
   * is sent or fails.
   */
  tell?: (trx: Trx, subject: MailSubject) => Promise<void>;
  /** Emails new codes after the text message with a code failed. */
  mailCodesInstead?: (trx: Trx, bookingId: string) => Promise<void>;
};

/** All times are in milliseconds. */
export type RetryPace = { leaseMs: number; firstRetryMs: number; lastRetryMs: number };

/** `unreachable`: the channel is unavailable, for the reason in words. */
export type Outcome = 'sent' | 'not-sent' | { unreachable: string };

type Delivering = AfterDelivery & {
  db: Db;
  outlets: Outlets;
  log: Pick<Logger, 'warn' | 'error'>;
  now: () => Date;
  pace: RetryPace;
};

export type MailDelivery = ReturnType<typeof mailDelivery>;

/**
 * Creates functions that send one claimed message, and store the outcome in the outbox. A message
 * that failed is sent again later, or another channel takes it over, or it is given up.
 */
export function mailDelivery(options: Delivering) {
  const { db, outlets, log, now, pace } = options;
  const note = (work: (trx: Trx) => Promise<void>) => inTransaction(db, work);
  const retryAt = ({ attempts }: QueuedMail) => {
    const pause = Math.min(pace.firstRetryMs * 2 ** (attempts - 1), pace.lastRetryMs);
    return new Date(now().getTime() + pause);
  };

  /** Sends a message and stores the outcome. */
  async function send(mail: QueuedMail): Promise<Outcome> {
    const outlet = outlets[mail.channel];
    let isFile: boolean;
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
      isFile = attempt === 'filed';
    } catch (error) {
      return handleFailure(mail, error);
    }
    await noteSent(mail, isFile);
    return 'sent';
  }

  /**
   * Does not send a message, because its channel is unavailable for the given reason. The recipient
   * of a code is waiting, so a code goes to another channel at once. All other messages are sent
   * later.
   */
  async function rest(mail: QueuedMail, problem: string): Promise<void> {
    if (outlets[mail.channel]?.isAwaited?.(mail.kind)) await giveUp(mail, problem);
    else await note((trx) => returnMail(trx, mail, retryAt(mail), problem));
  }

  /** Returns a message unsent, so that any process may claim it at once. */
  const release = (mail: QueuedMail) => note((trx) => returnMail(trx, mail, now()));

  /**
   * Marks a message as sent. If the database is unavailable, tries again until it succeeds.
   * Otherwise, the worker would send the message a second time.
   */
  async function noteSent(mail: QueuedMail, isFile: boolean): Promise<void> {
    const deadline = performance.now() + pace.leaseMs / 4;
    const isNews = mail.channel !== 'mail' || mail.attempts > 1;
    for (;;) {
      try {
        return await note(async (trx) => {
          await markSent(trx, mail, { now: now(), isFile });
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
        await postponeMail(trx, id, retryAt(mail), problem);
        await tell(trx, mail);
      });
    }
    return reason === 'connection' ? { unreachable: problem } : 'not-sent';
  }

  return { send, rest, release };
}
