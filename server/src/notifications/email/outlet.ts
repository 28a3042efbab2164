import type { Channel } from '@mcs-repairs/shared/domain/types/message';
import type { QueuedMail } from './mailQueue';
import type { MailKind } from './outbox';

/**
 * The outcome of an attempt. `nobody`: there is no possible recipient. `dropped`: the subject no
 * longer exists. A date: the message was not tried, and is due again then.
 */
export type Attempt = 'sent' | 'nobody' | 'dropped' | Date;

/** One channel for messages of the outbox. */
export type Outlet = {
  /** Rejects with a `DeliveryFailure` when the message was not accepted. */
  send(mail: QueuedMail): Promise<Attempt>;
  /** The number of attempts, and the number of attempts if the receiver rejects permanently. */
  attempts: number;
  refusals: number;
  /**
   * Returns whether a kind gets only one attempt, because the recipient is waiting and another
   * channel would be faster than a retry.
   */
  isAwaited?(kind: MailKind): boolean;
};

/** The channels of this deployment. */
export type Outlets = { mail: Outlet } & Partial<Record<Channel, Outlet>>;
