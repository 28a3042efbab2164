import * as z from 'zod/mini';
import { searchText, textAsTyped } from './text';
import { instantSchema } from './time';

/** What a list of requests shows: `open` waits for an answer, `answered` was handled; neither holds spam, which shows only in `spam`. */
export const INBOX_STATES = ['open', 'answered', 'spam'] as const;
export const inboxStateSchema = z.enum(INBOX_STATES);
export type InboxState = z.infer<typeof inboxStateSchema>;

/** Most requests of one page, and how many come when nothing is said. */
export const LARGEST_INBOX_PAGE = 500;

/** One page of an inbox, newest first. Without a state it is everything but spam. */
export const inboxQuerySchema = z.object({
  /** Text within name, phone, e-mail, reference or message, whatever its case. */
  search: z.optional(searchText),
  state: z.optional(inboxStateSchema),
  /** Opaque place after which the next page begins: `next` of the page before. */
  after: z.optional(textAsTyped({ max: 200 })),
  limit: z.optional(
    z.coerce.number<number>().check(z.int(), z.minimum(1), z.maximum(LARGEST_INBOX_PAGE)),
  ),
});
export type InboxQuery = z.infer<typeof inboxQuerySchema>;

/** What a page of an inbox says beside its items: how many match over every page, and where the next page begins (null: nowhere). */
export const inboxPageShape = { total: z.int(), next: z.nullable(z.string()) };

/** What staff have written on a request. Marks from before spam was known are read as none. */
export const requestMarksShape = {
  handledAt: z.nullable(instantSchema),
  handledBy: z.nullable(z.string()),
  spamAt: z._default(z.nullable(instantSchema), null),
  spamBy: z._default(z.nullable(z.string()), null),
};
export type RequestMarks = {
  handledAt: string | null;
  handledBy: string | null;
  spamAt: string | null;
  spamBy: string | null;
};

/** Each mark beside the one that takes it back. */
export const OPPOSITE_MARK = {
  handled: 'to-do',
  'to-do': 'handled',
  spam: 'not-spam',
  'not-spam': 'spam',
} as const;
export const requestMarkSchema = z.enum(['handled', 'to-do', 'spam', 'not-spam']);
export type RequestMark = z.infer<typeof requestMarkSchema>;

/** Most requests that one bulk mark names. */
export const LARGEST_BULK_MARK = 200;

/** One mark for several requests; what bears it already, or is gone, is left alone. */
export const bulkMarkSchema = z.object({
  ids: z
    .array(textAsTyped({ min: 1, max: 64 }))
    .check(z.minLength(1), z.maxLength(LARGEST_BULK_MARK)),
  mark: requestMarkSchema,
});
export type BulkMark = z.infer<typeof bulkMarkSchema>;

/** Ids of those that were changed: what an undo has to name. */
export const bulkMarkedSchema = z.object({ changed: z.array(z.string()) });
export type BulkMarked = z.infer<typeof bulkMarkedSchema>;
