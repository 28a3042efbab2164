import * as z from 'zod/mini';
import { searchText, textAsTyped } from './text';
import { instantSchema } from './time';

/**
 * The states in a list of requests: `open` requests wait for an answer, `answered` ones were
 * handled. Only `spam` contains spam.
 */
export const INBOX_STATES = ['open', 'answered', 'spam'] as const;
export const inboxStateSchema = z.enum(INBOX_STATES);
export type InboxState = z.infer<typeof inboxStateSchema>;

/** The largest number of requests on one page, and the default. */
export const LARGEST_INBOX_PAGE = 500;

/** One page of an inbox, newest first. Without a state, it contains all requests except spam. */
export const inboxQuerySchema = z.object({
  /** Text within name, phone, email, reference or message, ignoring case. */
  search: z.optional(searchText),
  state: z.optional(inboxStateSchema),
  /** An opaque cursor: the value of `next` on the previous page. */
  after: z.optional(textAsTyped({ max: 200 })),
  limit: z.optional(
    z.coerce.number<number>().check(z.int(), z.minimum(1), z.maximum(LARGEST_INBOX_PAGE)),
  ),
});
export type InboxQuery = z.infer<typeof inboxQuerySchema>;

/**
 * The fields of an inbox page besides its items: the number of all matches, and the cursor for the
 * next page (null on the last page).
 */
export const inboxPageShape = { total: z.int(), next: z.nullable(z.string()) };

/** How a request ended, beyond an answer. */
export const REQUEST_OUTCOMES = ['booked', 'sold'] as const;
export type RequestOutcome = (typeof REQUEST_OUTCOMES)[number];

/** The marks of staff on a request. Rows from before spam marks existed have none. */
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

/** Each mark with its opposite, which undoes it. */
export const OPPOSITE_MARK = {
  handled: 'to-do',
  'to-do': 'handled',
  spam: 'not-spam',
  'not-spam': 'spam',
} as const;
export const requestMarkSchema = z.enum(['handled', 'to-do', 'spam', 'not-spam']);
export type RequestMark = z.infer<typeof requestMarkSchema>;

/** The largest number of requests in one bulk action. */
export const LARGEST_BULK_MARK = 200;

/**
 * One mark for several requests. Requests that already have it, or that no longer exist, do not
 * change.
 */
export const bulkMarkSchema = z.object({
  ids: z
    .array(textAsTyped({ min: 1, max: 64 }))
    .check(z.minLength(1), z.maxLength(LARGEST_BULK_MARK)),
  mark: requestMarkSchema,
});
export type BulkMark = z.infer<typeof bulkMarkSchema>;

/** Ids of the changed requests. An undo must name them. */
export const bulkMarkedSchema = z.object({ changed: z.array(z.string()) });
export type BulkMarked = z.infer<typeof bulkMarkedSchema>;
