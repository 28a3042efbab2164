import { NEPAL_OFFSET_MINUTES } from '@mcs-repairs/shared/domain/rules/shopClock';

/** The instant of a `datetime-local` field that holds a time in Nepal; null when it is empty. */
export function instantOf(typed: string): string | null {
  if (typed === '') return null;
  const time = Date.parse(`${typed.slice(0, 16)}:00+05:45`);
  // A field that the browser could not read keeps its text, and the schema refuses it.
  return Number.isNaN(time) ? typed : new Date(time).toISOString();
}

/** The value of a `datetime-local` field for an instant: `2026-11-25T10:00` in Nepal. */
export function inputOf(instant: string | null | undefined): string {
  if (!instant) return '';
  const there = Date.parse(instant) + NEPAL_OFFSET_MINUTES * 60_000;
  return new Date(there).toISOString().slice(0, 16);
}
