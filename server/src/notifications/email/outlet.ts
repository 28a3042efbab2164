import type { Channel } from '@mcs-repairs/shared/domain/types/message';
import type { QueuedMail } from './mailQueue';
import type { MailKind } from './outbox';

/**
 * The outcome of an attempt. `nobody`: there is no possible recipient. `dropped`: the subject no
 * longer exists. A date: the message was not sent, and the next attempt is at that time.
 */
export type Attempt = 'sent' | 'nobody' | 'dropped' | Date;

/** One channel for the messages of the outbox. */
export type Outlet = {
  /** Rejects with a `DeliveryFailure` when the message was not accepted. */
  send(mail: QueuedMail): Promise<Attempt>;
  /**
   * The maximum number of attempts, and the maximum if the receiver rejects the message
   * permanently.
   */
  attempts: number;
  refusals: number;
  /**
   * Returns whether messages of this kind get only one attempt. The recipient is waiting for them,
   * and another channel is faster than a retry.
   */
  isAwaited?(kind: MailKind): boolean;
};

/** The channels of this deployment. */
export type Outlets = { mail: Outlet } & Partial<Record<Channel, Outlet>>;
