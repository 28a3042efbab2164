import * as z from 'zod/mini';
import { searchText, textAsTyped } from './text';
import { instantSchema } from './time';

/**
 * The states by which staff can filter enquiries and quote requests. `open` ones wait for an
 * answer, and `answered` ones are handled. Neither list includes spam.
 */
export const INBOX_STATES = ['open', 'answered', 'spam'] as const;
export const inboxStateSchema = z.enum(INBOX_STATES);
export type InboxState = z.infer<typeof inboxStateSchema>;

/** The maximum number of enquiries or quote requests on one page. Also the default. */
export const LARGEST_INBOX_PAGE = 500;

/**
 * Selects one page of enquiries or quote requests, newest first. Without `state`, all except spam.
 */
export const inboxQuerySchema = z.object({
  /**
   * Selects those with this text in name, phone number, email address, reference or message, in
   * upper or lower case.
   */
  search: z.optional(searchText),
  state: z.optional(inboxStateSchema),
  /** The position at which the page starts: `next` of the page before. */
  after: z.optional(textAsTyped({ max: 200 })),
  limit: z.optional(
    z.coerce.number<number>().check(z.int(), z.minimum(1), z.maximum(LARGEST_INBOX_PAGE)),
  ),
});
export type InboxQuery = z.infer<typeof inboxQuerySchema>;

/**
 * What a page of enquiries or quote requests has besides the list: the number of all matches, and
 * the position of the next page, or null on the last page.
 */
export const inboxPageShape = { total: z.int(), next: z.nullable(z.string()) };

/** What an enquiry or quote request led to, besides an answer. */
export const REQUEST_OUTCOMES = ['booked', 'sold'] as const;
export type RequestOutcome = (typeof REQUEST_OUTCOMES)[number];

/** The marks that staff set on an enquiry or quote request. Older ones have no spam mark. */
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

/** The maximum number of enquiries or quote requests that one request can mark. */
export const LARGEST_BULK_MARK = 200;

/**
 * Sets a mark on several enquiries or quote requests. Ignores those that already have it or no
 * longer exist.
 */
export const bulkMarkSchema = z.object({
  ids: z
    .array(textAsTyped({ min: 1, max: 64 }))
    .check(z.minLength(1), z.maxLength(LARGEST_BULK_MARK)),
  mark: requestMarkSchema,
});
export type BulkMark = z.infer<typeof bulkMarkSchema>;

/**
 * The ids of the enquiries or quote requests that changed. The request that undoes this contains
 * them.
 */
export const bulkMarkedSchema = z.object({ changed: z.array(z.string()) });
export type BulkMarked = z.infer<typeof bulkMarkedSchema>;
