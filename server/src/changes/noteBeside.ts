import { noteEvents, type Trx } from '../db';
import type { Topic } from './topics';

/** Stores an event of a second topic in a transaction whose own events have another topic. */
export async function noteBeside(
  trx: Trx,
  topic: Topic,
  subjectId: string,
  now: Date,
): Promise<void> {
  await noteEvents(trx, topic, [subjectId], now);
}
