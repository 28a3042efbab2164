import { readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { DAY, inSlices, SLICE, type Retention } from './periods';

/** Removes old rows of the outbox, and the files that replace emails if there is no mail server. */
export async function removeOldMails({ db, config, now }: Retention): Promise<number> {
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
  const folder = path.join(config.dataDir, 'mail');
  for (const name of await readdir(folder).catch(() => [])) {
    const file = path.join(folder, name);
    const written = await stat(file).catch(() => null);
    if (written && written.mtimeMs < oldest.getTime()) await rm(file, { force: true });
  }
  return removed;
}
