import * as z from 'zod/mini';

/** A calendar day in Nepal time (Asia/Kathmandu, UTC+05:45), `YYYY-MM-DD`; the day must exist. */
export const shopDateSchema = z
  .string()
  .check(
    z.regex(/^\d{4}-\d{2}-\d{2}$/, 'Use a date like 2026-11-23'),
    z.refine(isRealDay, 'This day does not exist'),
  );
export type ShopDate = z.infer<typeof shopDateSchema>;

/** A start time of an appointment as the screens write it, such as `9:00 AM`; half-hour steps, Nepal time. */
export const slotTimeSchema = z
  .string()
  .check(z.regex(/^(1[0-2]|[1-9]):(00|30) (AM|PM)$/, 'Use a time like 9:00 AM'));
export type SlotTime = z.infer<typeof slotTimeSchema>;

/** An instant, ISO 8601 in UTC. */
export const instantSchema = z
  .string()
  .check(z.regex(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d+)?Z$/));

function isRealDay(text: string): boolean {
  const parsed = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(parsed.getTime()) && parsed.toISOString().startsWith(text);
}
