import { daysBefore, inSlices, monthsBefore, SLICE, type Retention } from './periods';

export async function removeOldRequests({ db, config, now }: Retention): Promise<number> {
  const limit = monthsBefore(now, config.retention.requestsMonths).toISOString();
  const spamLimit = daysBefore(now, config.retention.spamDays);
  let removed = 0;
  for (const table of ['quote_requests', 'enquiries'] as const) {
    removed += await inSlices(async () => {
      const old = db
        .selectFrom(table)
        .select('id')
        .where((row) => row.or([row('created_at', '<', limit), row('spam_at', '<', spamLimit)]))
        .limit(SLICE);
      const gone = await db
        .deleteFrom(table)
        .where('id', 'in', old)
        .returning('reference')
        .execute();
      const topic = table === 'enquiries' ? 'enquiries' : 'quote-requests';
      const deals = gone.map(({ reference }) => `${topic}/${reference}`);
      if (deals.length > 0) {
        const held = db.updateTable('goods').set({ held_for: '' }).where('held_for', 'in', deals);
        await held.execute();
      }
      return gone.length;
    });
  }
  return removed;
}
