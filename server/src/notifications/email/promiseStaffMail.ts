import { addMail, hasManyMails } from './outbox';
import type { PromiseStaffMail } from '../../auth';
import type { Shop } from '../shop';

const DAY = 24 * 3_600_000;

type Place = { config: Pick<Shop['config'], 'rateLimits' | 'limits'>; now: () => Date };

/**
 * Queues emails to staff members. Each kind of email has its own daily limit. Anybody may request
 * links for a new password. With a common limit, such requests could block the emails that a member
 * needs to sign in.
 */
export const createStaffMail =
  ({ config, now }: Place): PromiseStaffMail =>
  async (trx, mail, makeToken) => {
    const { kind, staffId } = mail;
    const payload = 'payload' in mail ? mail.payload : {};
    const since = new Date(now().getTime() - DAY);
    const isBounded = config.rateLimits > 0;
    if (isBounded && (await hasManyMails(trx, mail, since, config.limits.mails))) return false;
    const token = await makeToken();
    if (token === null) return false;
    const content = { ...payload, token, staffId };
    await addMail(trx, { bookingId: null, staffId, kind, payload: content }, now());
    return true;
  };
