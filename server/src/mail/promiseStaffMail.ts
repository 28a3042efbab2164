import { addMail, hasManyMails } from './outbox';
import type { Trx } from '../db/schema';
import type { Shop } from '../shop';
import type { StaffMailKind } from './letter';
import type { MailPayload } from './mailPayload';

const DAY = 24 * 3_600_000;

/**
 * Promises a mail to a member of staff, with a secret that `makeToken` stores and answers; false when it makes none, or when
 * the member got the day's mails of this kind, and then it is not asked: an earlier link stays good. Kinds are counted apart:
 * anybody may ask for links to a new password, and must not use up the mails that let the member's own browsers in.
 */
export async function promiseStaffMail(
  { config, now }: Pick<Shop, 'config' | 'now'>,
  trx: Trx,
  mail: { kind: StaffMailKind; staffId: string; payload?: MailPayload },
  makeToken: () => Promise<string | null>,
): Promise<boolean> {
  const { kind, staffId, payload } = mail;
  const since = new Date(now().getTime() - DAY);
  const isBounded = config.rateLimits > 0;
  if (isBounded && (await hasManyMails(trx, mail, since, config.limits.mails))) return false;
  const token = await makeToken();
  if (token === null) return false;
  const content = { ...payload, token, staffId };
  await addMail(trx, { bookingId: null, staffId, kind, payload: content }, now());
  return true;
}
