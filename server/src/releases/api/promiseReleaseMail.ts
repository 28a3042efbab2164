import { type Db, inTransaction } from '../../db';
import { addMail, type MailPayload } from '../../notifications';
import { allStaff } from '../../auth';
import { teamOf, type ReleaseMail } from './releaseMail';

type News = Omit<NonNullable<MailPayload['release']>, 'address'>;

/**
 * Queues an email about a failing version to its team. If no team address is configured, every
 * owner gets the email.
 */
export async function promiseReleaseMail(
  db: Db,
  teams: ReleaseMail,
  news: News,
  now: Date,
): Promise<void> {
  const team = teamOf(teams, news.remote);
  await inTransaction(db, async (trx) => {
    const owners = (await allStaff(trx)).filter(
      ({ role, disabled_at }) => role === 'owner' && disabled_at === null,
    );
    for (const address of team ? [team] : owners.map(({ email }) => email)) {
      const payload: MailPayload = { release: { ...news, address } };
      await addMail(trx, { bookingId: null, kind: 'release-taken-back', payload }, now);
    }
  });
}
