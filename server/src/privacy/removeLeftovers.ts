import { toShopDate } from '@mcs-repairs/shared/domain/rules/shopClock';
import { forgetEvents, inTransaction } from '../db';
import { forgetLoneNumbers } from '../bookings';
import { DAY, monthsBefore, type Retention } from './periods';

/**
 * For how many days the response to a submission is stored. Browsers repeat a submission only
 * within minutes.
 */
const ANSWERS_DAYS = 7;
/**
 * For how many days events are stored. A dashboard that was offline for longer loads its lists
 * again.
 */
const EVENTS_DAYS = 7;
/** For how many days the server stores the known browsers of staff. */
const DEVICES_DAYS = 365;
const ATTEMPTS_DAYS = 30;
const STAFF_LINKS_DAYS = 1;
/**
 * For how many days codes and counts of wrong attempts are stored. Codes expire within minutes, and
 * counts within a day.
 */
const CODES_DAYS = 1;
/** For how many days a draft of content is stored. Its preview ends after an hour. */
const DRAFTS_DAYS = 1;
/**
 * For how many days the email address of somebody who follows a thread is stored without a
 * confirmation.
 */
const UNCONFIRMED_DAYS = 7;
/**
 * For how many days the report of a post counts towards the limit of its network. The limit is per
 * day.
 */
const TRACES_DAYS = 1;
/**
 * For how many days a note about a customer is stored after all other data about the phone number
 * was removed. The note stays that long because the customer may be booking again at this moment.
 */
const NOTES_DAYS = 1;
/** For how many days used proofs of work are stored. They expire within minutes. */
const PROOFS_DAYS = 1;
/**
 * For how many months the sums about the use of the website are stored. They contain nothing about
 * single visitors.
 */
const SITE_USE_MONTHS = 13;
/**
 * For how many days page views of watched versions are stored, after the last view from the same
 * network.
 */
const VIEWS_DAYS = 2;

/** Deletes rows that are no longer needed. Returns how many it deleted. */
export async function removeLeftovers({ db, config, now }: Retention): Promise<number> {
  const before = (days: number) => new Date(now.getTime() - days * DAY);
  await inTransaction(db, (trx) => forgetEvents(trx, before(EVENTS_DAYS)));
  const leftovers = [
    db.deleteFrom('idempotency').where('created_at', '<', before(ANSWERS_DAYS).toISOString()),
    db.deleteFrom('sessions').where('expires_at', '<', now.toISOString()),
    db.deleteFrom('known_devices').where('created_at', '<', before(DEVICES_DAYS).toISOString()),
    db
      .deleteFrom('password_links')
      .where('created_at', '<', before(STAFF_LINKS_DAYS).toISOString())
      .where('lives_until', 'is', null),
    db
      .deleteFrom('sign_in_approvals')
      .where('created_at', '<', before(STAFF_LINKS_DAYS).toISOString()),
    db
      .deleteFrom('sign_in_attempts')
      .where('last_at', '<', before(ATTEMPTS_DAYS).toISOString())
      .where('blocked_until', '<', now.toISOString()),
    db
      .deleteFrom('post_reports')
      .where('created_at', '<', monthsBefore(now, config.retention.requestsMonths).toISOString()),
    db
      .deleteFrom('thread_follows')
      .where('confirmed_at', 'is', null)
      .where('created_at', '<', before(UNCONFIRMED_DAYS).toISOString()),
    db
      .deleteFrom('thread_follows')
      .where('confirmed_at', '<', monthsBefore(now, config.retention.requestsMonths).toISOString()),
    db.deleteFrom('report_traces').where('created_at', '<', before(TRACES_DAYS).toISOString()),
    db.deleteFrom('content_drafts').where('at', '<', before(DRAFTS_DAYS).toISOString()),
    db.deleteFrom('lookup_tries').where('since', '<', before(CODES_DAYS).toISOString()),
    db.deleteFrom('tracking_codes').where('created_at', '<', before(CODES_DAYS).toISOString()),
    db
      .deleteFrom('submissions')
      .where('created_at', '<', before(config.retention.submissionsDays).toISOString()),
    db.deleteFrom('spent_proofs').where('created_at', '<', before(PROOFS_DAYS).toISOString()),
    db
      .deleteFrom('customer_notes')
      .where('created_at', '<', monthsBefore(now, config.retention.bookingsMonths).toISOString()),
    db.deleteFrom('staff_log').where('at', '<', before(config.retention.logDays).toISOString()),
    db
      .deleteFrom('texts_sent')
      .where('created_at', '<', before(config.retention.submissionsDays).toISOString()),
    db
      .deleteFrom('alerts')
      .where('created_at', '<', before(config.retention.mailDays).toISOString()),
    db
      .deleteFrom('reminders')
      .where('starts_at', '<', before(config.retention.mailDays).toISOString()),
    db.deleteFrom('release_views').where('at', '<', before(VIEWS_DAYS).toISOString()),
    db.deleteFrom('site_use').where('day', '<', toShopDate(monthsBefore(now, SITE_USE_MONTHS))),
  ];
  let removed = await forgetLoneNumbers(db, before(NOTES_DAYS));
  for (const old of leftovers) {
    const { numDeletedRows } = await old.executeTakeFirst();
    removed += Number(numDeletedRows);
  }
  return removed;
}
