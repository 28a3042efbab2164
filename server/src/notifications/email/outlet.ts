import type { Channel } from '@mcs-repairs/shared/domain/types/message';
import type { QueuedMail } from './mailQueue';
import type { MailKind } from './outbox';

/**
 * What became of an attempt: `nobody` says that there is no one whom it could reach, `dropped` that what it told of is no
 * more; a date, that it was not tried and is due again then.
 */
export type Attempt = 'sent' | 'nobody' | 'dropped' | Date;

/** One way out of the outbox. */
export type Outlet = {
  /** Rejects with a `DeliveryFailure` when it was not taken. */
  send(mail: QueuedMail): Promise<Attempt>;
  /** So many attempts are made, and so many of them when it is refused for good. */
  attempts: number;
  refusals: number;
  /** Of these kinds one attempt is made: who waits for them is better served by another way. */
  isAwaited?(kind: MailKind): boolean;
};

/** Those that this deployment has. */
export type Outlets = { mail: Outlet } & Partial<Record<Channel, Outlet>>;
