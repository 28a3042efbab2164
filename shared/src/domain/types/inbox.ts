import * as z from 'zod/mini';
import { searchText, textAsTyped } from './text';
import { instantSchema } from './time';

/**
 * The states of a request list: `open` requests wait for an answer, `answered` ones were handled.
 * Spam appears only in `spam`.
 */
export const INBOX_STATES = ['open', 'answered', 'spam'] as const;
export const inboxStateSchema = z.enum(INBOX_STATES);
export type InboxState = z.infer<typeof inboxStateSchema>;

/** The most requests of one page, and the default. */
export const LARGEST_INBOX_PAGE = 500;

/** One page of an inbox, newest first. Without a state it has everything but spam. */
export const inboxQuerySchema = z.object({
  /** Text within name, phone, email, reference or message, ignoring case. */
  search: z.optional(searchText),
  state: z.optional(inboxStateSchema),
  /** An opaque cursor: `next` of the previous page. */
  after: z.optional(textAsTyped({ max: 200 })),
  limit: z.optional(
    z.coerce.number<number>().check(z.int(), z.minimum(1), z.maximum(LARGEST_INBOX_PAGE)),
  ),
});
export type InboxQuery = z.infer<typeof inboxQuerySchema>;

/**
 * The fields beside the items of an inbox page: the count of all matches, and the cursor of the
 * next page (null on the last page).
 */
export const inboxPageShape = { total: z.int(), next: z.nullable(z.string()) };

/** The marks of staff on a request. Rows from before spam marks existed have none. */
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

/** Each mark with the one that undoes it. */
export const OPPOSITE_MARK = {
  handled: 'to-do',
  'to-do': 'handled',
  spam: 'not-spam',
  'not-spam': 'spam',
} as const;
export const requestMarkSchema = z.enum(['handled', 'to-do', 'spam', 'not-spam']);
export type RequestMark = z.infer<typeof requestMarkSchema>;

/** The most requests of one bulk action. */
export const LARGEST_BULK_MARK = 200;

/**
 * One mark for several requests. Requests that already have it, or no longer exist, stay unchanged.
 */
export const bulkMarkSchema = z.object({
  ids: z
    .array(textAsTyped({ min: 1, max: 64 }))
    .check(z.minLength(1), z.maxLength(LARGEST_BULK_MARK)),
  mark: requestMarkSchema,
});
export type BulkMark = z.infer<typeof bulkMarkSchema>;

/** Ids of the changed requests, which an undo must name. */
export const bulkMarkedSchema = z.object({ changed: z.array(z.string()) });
export type BulkMarked = z.infer<typeof bulkMarkedSchema>;
