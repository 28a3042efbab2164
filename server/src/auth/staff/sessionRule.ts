/**
 * The default limits of a session: minutes without a request, and hours since the sign-in. The rule
 * of a role may be stricter.
 */
export const REST_MINUTES = 12 * 60;
export const LONGEST_HOURS = 7 * 24;

type Kept = {
  created_at: string;
  last_seen_at: string;
  rest_minutes: number | null;
  longest_hours: number | null;
};

const MINUTE = 60_000;

/** Returns whether a session is still within the time limits of its role. */
export function livesByRule(
  { created_at, last_seen_at, rest_minutes, longest_hours }: Kept,
  now: Date,
): boolean {
  const rest = (rest_minutes ?? REST_MINUTES) * MINUTE;
  const longest = (longest_hours ?? LONGEST_HOURS) * 60 * MINUTE;
  const at = now.getTime();
  return at - Date.parse(last_seen_at) < rest && at - Date.parse(created_at) < longest;
}
