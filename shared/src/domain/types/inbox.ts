import * as z from 'zod/mini';
import { searchText, textAsTyped } from './text';
import { instantSchema } from './time';

/**
 * The states by which a list of requests can be filtered. `open` requests wait for an answer, and
 * `answered` requests are handled. Both leave out spam.
 */
export const INBOX_STATES = ['open', 'answered', 'spam'] as const;
export const inboxStateSchema = z.enum(INBOX_STATES);
export type InboxState = z.infer<typeof inboxStateSchema>;

/** The maximum number of requests on one page. It is also the default. */
export const LARGEST_INBOX_PAGE = 500;

/**
 * Selects one page of an inbox, newest first. Without `state`, it contains all requests except
 * spam.
 */
export const inboxQuerySchema = z.object({
  /**
   * A text to find in the name, phone, email, reference or message. Capital and small letters are
   * equal.
   */
  search: z.optional(searchText),
  state: z.optional(inboxStateSchema),
  /** An opaque cursor for the page. It is the value of `next` on the previous page. */
  after: z.optional(textAsTyped({ max: 200 })),
  limit: z.optional(
    z.coerce.number<number>().check(z.int(), z.minimum(1), z.maximum(LARGEST_INBOX_PAGE)),
  ),
});
export type InboxQuery = z.infer<typeof inboxQuerySchema>;

/**
 * The fields of an inbox page besides the list: the number of all matches, and the cursor of the
 * next page. The cursor is null on the last page.
 */
export const inboxPageShape = { total: z.int(), next: z.nullable(z.string()) };

/** What a request led to, besides an answer. */
export const REQUEST_OUTCOMES = ['booked', 'sold'] as const;
export type RequestOutcome = (typeof REQUEST_OUTCOMES)[number];

/** The marks of staff on a request. Old requests have no spam mark. */
export const requestMarksShape = {
  handledAt: z.nullable(instantSchema),
  handledBy: z.nullable(z.string()),
  spamAt: z._default(z.nullable(instantSchema), null),
  spamBy: z._default(z.nullable(z.string()), null),
  outcome: z.optional(z.enum(REQUEST_OUTCOMES)),
};
export type RequestMarks = {
  handledAt: string | null;
  handledBy: string | null;
  spamAt: string | null;
  spamBy: string | null;
  outcome?: RequestOutcome | undefined;
};

/** For each mark, the mark that undoes it. */
export const OPPOSITE_MARK = {
  handled: 'to-do',
  'to-do': 'handled',
  spam: 'not-spam',
  'not-spam': 'spam',
} as const;
export const requestMarkSchema = z.enum(['handled', 'to-do', 'spam', 'not-spam']);
export type RequestMark = z.infer<typeof requestMarkSchema>;

/** The maximum number of requests in one bulk action. */
export const LARGEST_BULK_MARK = 200;

/**
 * Sets one mark on several requests. A request that already has the mark, or that no longer exists,
 * is ignored.
 */
export const bulkMarkSchema = z.object({
  ids: z
    .array(textAsTyped({ min: 1, max: 64 }))
    .check(z.minLength(1), z.maxLength(LARGEST_BULK_MARK)),
  mark: requestMarkSchema,
});
export type BulkMark = z.infer<typeof bulkMarkSchema>;

/** The ids of the changed requests. A request to undo the action must contain them. */
export const bulkMarkedSchema = z.object({ changed: z.array(z.string()) });
export type BulkMarked = z.infer<typeof bulkMarkedSchema>;
