import { noteEvents, type Trx } from '../db';
import type { Topic } from './topics';

/** Stores an event of another topic in a transaction that has its own topic. */
export async function noteBeside(
  trx: Trx,
  topic: Topic,
  subjectId: string,
  now: Date,
): Promise<void> {
  await noteEvents(trx, topic, [subjectId], now);
}
