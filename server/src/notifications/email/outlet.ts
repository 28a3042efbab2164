import type { Channel } from '@mcs-repairs/shared/domain/types/message';
import type { QueuedMail } from './mailQueue';
import type { MailKind } from './outbox';

/**
 * The outcome of an attempt to send a message. `filed`: it was only written to a file. `nobody`: the
 * message has no recipient. `dropped`: what it is about no longer exists. A date: it was not sent,
 * and the next attempt is at that time.
 */
export type Attempt = 'sent' | 'filed' | 'nobody' | 'dropped' | Date;

/** One channel through which messages of the outbox are sent. */
export type Outlet = {
  /**
   * Sends a message. Rejects with a `DeliveryFailure` if the receiving server did not accept it.
   */
  send(mail: QueuedMail): Promise<Attempt>;
  /**
   * The maximum number of attempts to send a message. The second number applies if the receiving
   * server rejects the message permanently.
   */
  attempts: number;
  refusals: number;
  /**
   * Returns whether messages of this kind get only one attempt. The recipient is waiting for such a
   * message, and another channel is faster than a second attempt.
   */
  isAwaited?(kind: MailKind): boolean;
};

/** The channels that the server's settings provide. */
export type Outlets = { mail: Outlet } & Partial<Record<Channel, Outlet>>;
