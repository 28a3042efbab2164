import type { Channel } from '@mcs-repairs/shared/domain/types/message';
import type { QueuedMail } from './mailQueue';
import type { MailKind } from './outbox';

/**
 * Outcome of an attempt.
 * `nobody`: there is no possible recipient. `dropped`: the subject no longer exists. A date: it was not tried,
 * and is due again then.
 */
export type Attempt = 'sent' | 'nobody' | 'dropped' | Date;

/** One channel out of the outbox. */
export type Outlet = {
  /** Rejects with a `DeliveryFailure` when the message was not accepted. */
  send(mail: QueuedMail): Promise<Attempt>;
  /** The number of attempts, and the number of attempts when the receiver refuses permanently. */
  attempts: number;
  refusals: number;
  /** Kinds that get one attempt only, because another channel serves a waiting recipient better. */
  isAwaited?(kind: MailKind): boolean;
};

/** The channels of this deployment. */
export type Outlets = { mail: Outlet } & Partial<Record<Channel, Outlet>>;
