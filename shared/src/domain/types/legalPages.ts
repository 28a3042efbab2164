import * as z from 'zod/mini';
import { sectionEntriesSchema } from './sections';
import { textAsTyped } from './text';
import { instantSchema } from './time';

/** The sections whose former versions stay readable. */
export const LEGAL_PAGES = ['privacy', 'terms', 'warranty'] as const;
export const legalPageSchema = z.enum(LEGAL_PAGES);
export type LegalPage = z.infer<typeof legalPageSchema>;

/** The version with the built-in texts, which is valid until the owner publishes another one. */
export const FIRST_VERSION = 'first';

/** The name of a version in addresses and bookings: its start as `2026-11-24T041500123Z`. */
export const versionFrom = (start: string): string => start.replace(/[:.]/g, '');

/** Returns the start of a version. Null for the first one, and for a text that names no version. */
export function startOf(version: string): string | null {
  const found = /^(\d{4}-\d{2}-\d{2}T\d{2})(\d{2})(\d{2})(\d*)Z$/.exec(version);
  if (!found) return null;
  const [, hour, minute, second, rest] = found;
  return `${hour}:${minute}:${second}${rest && `.${rest}`}Z`;
}

/** When a version is valid. The first one has no start, and the present one has no end. */
export const legalVersionSchema = z.object({
  version: textAsTyped({ max: 40 }),
  from: z.nullable(instantSchema),
  until: z.nullable(instantSchema),
});
export type LegalVersion = z.infer<typeof legalVersionSchema>;

export const legalTextSchema = z.extend(legalVersionSchema, { entries: sectionEntriesSchema });
export type LegalText = z.infer<typeof legalTextSchema>;
