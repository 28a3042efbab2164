import { noteEvents, type Trx } from '../db';
import type { Topic } from './topics';

/** Adds an event to a transaction, with another topic than the transaction's other events. */
export async function noteBeside(
  trx: Trx,
  topic: Topic,
  subjectId: string,
  now: Date,
): Promise<void> {
  await noteEvents(trx, topic, [subjectId], now);
}
