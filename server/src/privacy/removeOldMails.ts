import { MAILS } from '../notifications';
import { DAY, inSlices, SLICE, type Retention } from './periods';

/**
 * Removes old rows of the outbox, and their files. Emails have files if there is no mail server.
 */
export async function removeOldMails({ db, files, config, now }: Retention): Promise<number> {
  const oldest = new Date(now.getTime() - config.retention.mailDays * DAY);
  const removed = await inSlices(async () => {
    const old = db
      .selectFrom('outbox')
      .select('id')
      .where('created_at', '<', oldest.toISOString())
      .limit(SLICE);
    const gone = await db.deleteFrom('outbox').where('id', 'in', old).returning('id').execute();
    return gone.length;
  });
  for (const { name, writtenAt } of await files.list(MAILS))
    if (writtenAt < oldest) await files.remove(name);
  return removed;
}
