import * as z from 'zod/mini';
import { textAsTyped } from './text';

/**
 * A calendar day in Nepal time (Asia/Kathmandu, UTC+05:45) in the form `YYYY-MM-DD`. The day must
 * exist.
 */
export const shopDateSchema = textAsTyped({
  max: 10,
  tooLong: 'Use a date like 2026-11-23',
  pattern: /^\d{4}-\d{2}-\d{2}$/,
  mismatch: 'Use a date like 2026-11-23',
}).check(z.refine(isRealDay, 'This day does not exist'));
export type ShopDate = z.infer<typeof shopDateSchema>;

/**
 * The start time of an appointment as screens show it, such as `9:00 AM`: in Nepal, in steps of
 * five minutes. The opening hours decide which of these times customers can book.
 */
export const slotTimeSchema = textAsTyped({
  max: 8,
  tooLong: 'Use a time like 9:00 AM',
  pattern: /^(1[0-2]|[1-9]):[0-5][05] (AM|PM)$/,
  mismatch: 'Use a time like 9:00 AM',
});
export type SlotTime = z.infer<typeof slotTimeSchema>;

/** An instant as ISO 8601 text in UTC. */
export const instantSchema = textAsTyped({
  max: 40,
  pattern: /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d+)?Z$/,
});

function isRealDay(text: string): boolean {
  const parsed = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(parsed.getTime()) && parsed.toISOString().startsWith(text);
}
