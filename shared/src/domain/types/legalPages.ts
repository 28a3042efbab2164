import * as z from 'zod/mini';
import { sectionEntriesSchema } from './sections';
import { textAsTyped } from './text';
import { instantSchema } from './time';

/** The sections that are legal pages. Visitors can also read their earlier versions. */
export const LEGAL_PAGES = ['privacy', 'terms', 'warranty'] as const;
export const legalPageSchema = z.enum(LEGAL_PAGES);
export type LegalPage = z.infer<typeof legalPageSchema>;

/**
 * The id of the version with the built-in texts. This version is valid until the owner publishes a
 * new version.
 */
export const FIRST_VERSION = 'first';

/**
 * Returns the id of a version of a legal page, for addresses and bookings. It is the start time in
 * the form `2026-11-24T041500123Z`.
 */
export const versionFrom = (start: string): string => start.replace(/[:.]/g, '');

/**
 * Returns the start time in the id of a version. Null for the first version and for an invalid id.
 */
export function startOf(version: string): string | null {
  const found = /^(\d{4}-\d{2}-\d{2}T\d{2})(\d{2})(\d{2})(\d*)Z$/.exec(version);
  if (!found) return null;
  const [, hour, minute, second, rest] = found;
  return `${hour}:${minute}:${second}${rest && `.${rest}`}Z`;
}

/**
 * A version of a legal page, and when it was valid. The first version has no start, and the current
 * one has no end.
 */
export const legalVersionSchema = z.object({
  version: textAsTyped({ max: 40 }),
  from: z.nullable(instantSchema),
  until: z.nullable(instantSchema),
});
export type LegalVersion = z.infer<typeof legalVersionSchema>;

export const legalTextSchema = z.extend(legalVersionSchema, { entries: sectionEntriesSchema });
export type LegalText = z.infer<typeof legalTextSchema>;
