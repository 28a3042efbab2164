import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Booking } from 'shared/domain/types/booking';
import type { Config } from '../config';
import type { Db, Reads } from '../db/schema';
import { inTransaction } from '../db/transact';
import type { Logger } from '../http/logging';
import { composeMail, composeRequestMail, composeStaffMail, isDeliverable } from './composeMail';
import { composeReleaseMail } from './composeReleaseMail';
import { DeliveryFailure, fileDelivery, smtpDelivery, type Delivery } from './delivery';
import {
  claimMail,
  giveUpMail,
  markSent,
  postponeMail,
  returnMail,
  type QueuedMail,
} from './mailQueue';
import { STAFF_MAIL_KINDS, type StaffMailKind } from './letter';
import { readPayload, type MailPayload } from './mailPayload';

/** Who a mail is about: asked when it is sent, so that it goes to the address of that moment. Null: there is nobody any more. */
export type Recipients = {
  booking(db: Reads, id: string): Promise<Booking | null>;
  member(db: Reads, id: string): Promise<Member | null>;
  sender(db: Reads, request: NonNullable<MailPayload['request']>): Promise<Sender | null>;
};

type Member = { name: string; email: string };
/** Who sent a request that is not spam. */
type Sender = Member & { reference: string };

export type MailWorkerOptions = {
  db: Db;
  recipients: Recipients;
  /** When the door is open, for those who come: a line each. */
  hours?: (now: Date) => Promise<readonly string[]>;
  config: Pick<Config, 'shop' | 'smtpUrl' | 'dataDir'>;
  /** Origin that the private links begin with. */
  siteUrl: () => string;
  log: Pick<Logger, 'info' | 'warn' | 'error'>;
  now?: () => Date;
  delivery?: Delivery;
  pace?: Partial<Pace>;
};

type Pace = {
  /** How often the queue is looked at. */
  pollMs: number;
  /** Longer than any delivery may take; after it a claimed mail is anybody's again. */
  leaseMs: number;
  firstRetryMs: number;
  lastRetryMs: number;
  /** With the default pauses the last attempt comes about three days after the first. */
  attempts: number;
};
const PACE: Pace = {
  pollMs: 1000,
  leaseMs: 5 * 60_000,
  firstRetryMs: 30_000,
  lastRetryMs: 4 * 3_600_000,
  attempts: 26,
};
/** A mail server that names a mail as refused for good rarely changes its mind. */
const REFUSALS = 3;
const BATCH = 20;
const NOTE_AGAIN_MS = 500;

export type MailWorker = {
  /** Tries what is due now; answers how many were delivered. */
  run(): Promise<number>;
  /** Ends after the mail that is being delivered. */
  stop(): Promise<void>;
};

const isStaffMail = (kind: string): kind is StaffMailKind =>
  (STAFF_MAIL_KINDS as readonly string[]).includes(kind);

/** Delivers the outbox. Any number of processes may run one on the same database. */
export function startMailWorker(options: MailWorkerOptions): MailWorker {
  const { db, config, log, recipients, now = () => new Date() } = options;
  const pace = { ...PACE, ...options.pace };
  const delivery =
    options.delivery ??
    (config.smtpUrl
      ? smtpDelivery(config.smtpUrl)
      : fileDelivery(path.join(config.dataDir, 'mail')));
  let stopping = false;
  let timer: NodeJS.Timeout | undefined;

  const pause = (attempts: number) =>
    Math.min(pace.firstRetryMs * 2 ** (attempts - 1), pace.lastRetryMs);
  const later = (milliseconds: number) => new Date(now().getTime() + milliseconds);

  /** Null when there is nobody that the mail could be sent to any more. */
  async function compose({ id, bookingId, kind, payload: text }: QueuedMail) {
    const payload = readPayload(text);
    const about = { payload, shop: config.shop, siteUrl: options.siteUrl(), now: now() };
    if (isStaffMail(kind)) {
      const member = await recipients.member(db, payload.staffId ?? '');
      if (!member || !isDeliverable(member.email)) return null;
      return composeStaffMail({ ...about, mail: { id, kind }, member });
    }
    if (kind === 'request-received') {
      const sender = payload.request && (await recipients.sender(db, payload.request));
      if (!sender || !isDeliverable(sender.email)) return null;
      return composeRequestMail({ ...about, mail: { id }, sender });
    }
    if (kind === 'release-taken-back') {
      const { release } = payload;
      if (!release || !isDeliverable(release.address)) return null;
      return composeReleaseMail({ ...about, mail: { id }, release });
    }
    const booking = await recipients.booking(db, bookingId);
    if (!booking || !isDeliverable(booking.customerEmail)) return null;
    const hours = await options.hours?.(now());
    return composeMail({ ...about, mail: { id, kind }, booking, hours });
  }

  async function handle(mail: QueuedMail): Promise<'sent' | 'not-sent' | 'unreachable'> {
    try {
      const message = await compose(mail);
      if (!message) {
        log.warn({ mail: mail.id }, 'a mail has no address that it could be sent to');
        await inTransaction(db, (trx) => giveUpMail(trx, mail.id));
        return 'not-sent';
      }
      await delivery.deliver(mail.id, message);
    } catch (error) {
      return handleFailure(mail, error);
    }
    await noteSent(mail.id);
    return 'sent';
  }

  /** A mail that is delivered and not noted would be delivered again, so a database that rests is waited for. */
  async function noteSent(id: string): Promise<void> {
    const deadline = performance.now() + pace.leaseMs / 4;
    for (;;) {
      try {
        return await inTransaction(db, (trx) => markSent(trx, id, now()));
      } catch (error) {
        if (performance.now() > deadline) throw error;
        await sleep(NOTE_AGAIN_MS);
      }
    }
  }

  async function handleFailure(mail: QueuedMail, error: unknown) {
    const { reason, detail } =
      error instanceof DeliveryFailure
        ? error
        : { reason: 'deferred' as const, detail: (error as { code?: string }).code ?? 'unknown' };
    const { id, attempts } = mail;
    log.warn({ mail: id, attempts, reason, detail }, 'a mail could not be delivered');
    const isOver = attempts >= (reason === 'refused' ? REFUSALS : pace.attempts);
    if (isOver) {
      log.error({ mail: id, attempts, reason, detail }, 'a mail was given up');
      await inTransaction(db, (trx) => giveUpMail(trx, id));
    } else {
      await inTransaction(db, (trx) => postponeMail(trx, id, later(pause(attempts))));
    }
    return reason === 'connection' ? 'unreachable' : 'not-sent';
  }

  async function run(): Promise<number> {
    let sent = 0;
    const mails = await claimMail(db, { now: now(), leaseMs: pace.leaseMs, limit: BATCH });
    const claimedAt = now().getTime();
    for (const [index, mail] of mails.entries()) {
      // Half of the lease is left for the delivery itself.
      const isLate = now().getTime() - claimedAt > pace.leaseMs / 2;
      const outcome = stopping || isLate ? null : await handle(mail);
      if (outcome === 'sent') sent += 1;
      if (outcome === null || outcome === 'unreachable') {
        const rest = mails.slice(outcome === null ? index : index + 1);
        const until = outcome === null ? now() : later(pause(mail.attempts));
        await inTransaction(db, async (trx) => {
          for (const untried of rest) await returnMail(trx, untried, until);
        });
        break;
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
