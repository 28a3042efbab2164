import type * as z from 'zod/mini';
import { createEnquiry } from '../../domain/contract/enquiries';
import {
  listEnquiries,
  listQuoteRequests,
  markEnquiries,
  markQuoteRequests,
} from '../../domain/contract/inboxes';
import { createQuoteRequest } from '../../domain/contract/quotes';
import { fieldErrors } from '../../domain/rules/fieldErrors';
import { drawReference } from '../../domain/rules/reference';
import { storageKey } from '../../domain/rules/storageKeys';
import { enquiryFormSchema, enquirySchema, type Reference } from '../../domain/types/enquiry';
import type { Result } from '../../domain/types/failure';
import type {
  BulkMark,
  BulkMarked,
  InboxQuery,
  RequestMark,
  RequestMarks,
} from '../../domain/types/inbox';
import { quoteRequestFormSchema, quoteRequestSchema } from '../../domain/types/quote';
import { done, failed } from '../browser/failures';
import { storedList } from '../browser/storedList';
import type { Surroundings } from '../browser/surroundings';
import { THIS_BROWSER } from '../browser/thisBrowser';
import type { ChangeFeed } from '../changes/changeFeed';
import type { StaffChange } from '../changes/watchLater';
import { inBrowser } from '../operations';

type Kept = RequestMarks & { id: string; reference: string; createdAt: string };
type Topic = Extract<StaffChange['topic'], 'quote-requests' | 'enquiries'>;

/**
 * Stores either quote requests or enquiries, in the same storage as bookings. Nothing that the site
 * accepted is lost.
 */
function requestsOf<Form extends object, Row extends Form & Kept>(
  topic: Topic,
  formSchema: z.ZodMiniType<Form>,
  rowSchema: z.ZodMiniType<Row>,
  { storage, now, random, newId }: Surroundings,
) {
  const list = storedList(storage, storageKey(topic), rowSchema);
  const unkept = () =>
    failed('unavailable', 'This browser could not keep the request. Please call us instead.');

  return {
    create(sent: unknown): Result<{ id: string; reference: string }> {
      const form = formSchema.safeParse(sent);
      if (!form.success) {
        return failed('invalid', 'Please check the marked fields', {
          fields: fieldErrors(form.error.issues),
        });
      }
      const id = newId();
      const reference = drawReference('request', random);
      const kept: Kept = {
        id,
        reference,
        createdAt: now().toISOString(),
        handledAt: null,
        handledBy: null,
        spamAt: null,
        spamBy: null,
      };
      const row = rowSchema.safeParse({ ...form.data, ...kept });
      if (!row.success || !list.write([...list.read(), row.data])) return unkept();
      return done({ id, reference });
    },

    /**
     * Returns a page of quote requests or enquiries, newest first. `next` is the id of the last one
     * on the page.
     */
    list({ state, search = '', after, limit = Infinity }: InboxQuery): Result<Page<Row>> {
      const wanted = search.toLowerCase();
      const found = list
        .read()
        .reverse()
        .filter((row) => stateOf(row) === state || (!state && row.spamAt === null))
        .filter((row) => textOf(row).includes(wanted));
      const start = after ? found.findIndex(({ id }) => id === after) + 1 : 0;
      const items = found.slice(start, start + limit);
      const more = start + items.length < found.length;
      return done({ items, total: found.length, next: more ? (items.at(-1)?.id ?? null) : null });
    },

    mark({ ids, mark }: BulkMark, by: string): Result<BulkMarked> {
      const all = list.read();
      const changes = new Map(
        all
          .filter((row) => ids.includes(row.id) && !bears(row, mark))
          .map((row) => [row, { ...row, ...marksAfter(mark, by, now()) }]),
      );
      if (!list.write(all.map((row) => changes.get(row) ?? row))) return unkept();
      return done({ changed: [...changes.keys()].map(({ id }) => id) });
    },
  };
}

type Page<Row> = { items: Row[]; total: number; next: string | null };

function stateOf({ handledAt, spamAt }: RequestMarks): InboxQuery['state'] {
  if (spamAt !== null) return 'spam';
  return handledAt === null ? 'open' : 'answered';
}

const UNSEARCHED = new Set(['id', 'createdAt', 'handledAt', 'handledBy', 'spamAt', 'spamBy']);

/**
 * Returns the text in which a search looks. Each field has its own line, so no match spans two
 * fields.
 */
function textOf(row: object): string {
  return Object.entries(row)
    .flatMap(([name, value]) => (typeof value === 'string' && !UNSEARCHED.has(name) ? [value] : []))
    .join('\n')
    .toLowerCase();
}

function bears({ handledAt, spamAt }: RequestMarks, mark: RequestMark): boolean {
  if (mark === 'handled') return handledAt !== null;
  if (mark === 'to-do') return handledAt === null;
  return mark === 'spam' ? spamAt !== null : spamAt === null;
}

function marksAfter(mark: RequestMark, by: string, now: Date): Partial<RequestMarks> {
  const at = now.toISOString();
  if (mark === 'handled') return { handledAt: at, handledBy: by };
  if (mark === 'to-do') return { handledAt: null, handledBy: null };
  if (mark === 'spam') return { spamAt: at, spamBy: by };
  return { spamAt: null, spamBy: null };
}

/**
 * Performs the operations on quote requests (business page) and enquiries (cart) without a server.
 * All of them are stored in this browser.
 */
export function requestsInBrowser({
  changes,
  ...surroundings
}: Surroundings & { changes: ChangeFeed }) {
  const quoteRequests = requestsOf(
    'quote-requests',
    quoteRequestFormSchema,
    quoteRequestSchema,
    surroundings,
  );
  const enquiries = requestsOf('enquiries', enquiryFormSchema, enquirySchema, surroundings);

  function acknowledged(
    topic: Topic,
    result: Result<{ id: string; reference: string }>,
  ): Result<Reference> {
    if (!result.ok) return result;
    changes.announce({ topic, id: result.value.id });
    return done({ reference: result.value.reference });
  }
  function marked(topic: Topic, result: Result<BulkMarked>): Result<BulkMarked> {
    if (result.ok) changes.announce({ topic, id: '' });
    return result;
  }

  return {
    ...inBrowser(createQuoteRequest, async ({ body }) =>
      acknowledged('quote-requests', quoteRequests.create(body)),
    ),
    ...inBrowser(createEnquiry, async ({ body }) =>
      acknowledged('enquiries', enquiries.create(body)),
    ),
    ...inBrowser(listQuoteRequests, async ({ query }) => quoteRequests.list(query)),
    ...inBrowser(listEnquiries, async ({ query }) => enquiries.list(query)),
    ...inBrowser(markQuoteRequests, async ({ body }) =>
      marked('quote-requests', quoteRequests.mark(body, THIS_BROWSER.name)),
    ),
    ...inBrowser(markEnquiries, async ({ body }) =>
      marked('enquiries', enquiries.mark(body, THIS_BROWSER.name)),
    ),
  };
}
