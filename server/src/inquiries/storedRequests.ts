import { sql, type Selectable } from 'kysely';
import { phoneKey, asciiDigits } from '@mcs-repairs/shared/domain/types/phoneNumber';
import { searchTerms } from '@mcs-repairs/shared/domain/rules/searchTerms';
import type { Enquiry, EnquiryForm, EnquiryList } from '@mcs-repairs/shared/domain/types/enquiry';
import {
  LARGEST_INBOX_PAGE,
  type InboxQuery,
  type RequestMark,
  type RequestOutcome,
} from '@mcs-repairs/shared/domain/types/inbox';
import type {
  QuoteRequest,
  QuoteRequestForm,
  QuoteRequestList,
} from '@mcs-repairs/shared/domain/types/quote';
import { emailKey } from '@mcs-repairs/shared/domain/rules/bookingKeys';
import {
  containsText,
  cutPage,
  type Db,
  readPageKey,
  type Reads,
  searchTextOf,
  type Tables,
  type Trx,
} from '../db';

export type RequestTable = 'quote_requests' | 'enquiries';
export type Stored = { id: string; reference: string; now: Date };

/** Stores the quote request of a business. Returns false if the reference is in use. */
export async function insertQuoteRequest(trx: Trx, form: QuoteRequestForm, stored: Stored) {
  const row = await trx
    .insertInto('quote_requests')
    .values({
      ...common(stored, form),
      company_name: form.companyName,
      industry: form.industry,
      contact_person: form.contactPerson,
      phone: form.phone,
      phone_key: phoneKey(form.phone),
      email: form.email,
      services: form.services,
      message: form.message ?? null,
      tax_number: '',
      purchase_order: '',
      devices: '[]',
      search_text: searchableOf(
        stored.reference,
        form.companyName,
        form.contactPerson,
        form.industry,
        form.email,
        form.services,
        form.message,
        form.phone,
        digitsOf(form.phone),
      ),
    })
    .onConflict((conflict) => conflict.column('reference').doNothing())
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Stores an enquiry, with or without a cart. Returns false if the reference is in use. */
export async function insertEnquiry(trx: Trx, form: EnquiryForm, stored: Stored) {
  const row = await trx
    .insertInto('enquiries')
    .values({
      ...common(stored, form),
      customer_name: form.customerName,
      customer_phone: form.customerPhone,
      phone_key: phoneKey(form.customerPhone),
      customer_email: form.email ?? null,
      message: form.message ?? null,
      items: JSON.stringify(form.items),
      search_text: searchableOf(
        stored.reference,
        form.customerName,
        form.message,
        form.email,
        form.customerPhone,
        digitsOf(form.customerPhone),
      ),
    })
    .onConflict((conflict) => conflict.column('reference').doNothing())
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

const common = (
  { id, reference, now }: Stored,
  { email = '', answerBy }: Pick<EnquiryForm, 'email' | 'answerBy'>,
) => ({
  id,
  reference,
  created_at: now.toISOString(),
  handled_at: null,
  handled_by: null,
  spam_at: null,
  spam_by: null,
  email_key: emailKey(email),
  version: 1,
  assignee_id: null,
  follow_up_on: null,
  outcome: '' as const,
  merged_into: null,
  answer_by: answerBy ?? ('' as const),
});

/**
 * Normalises text for the search: lower case, and digits as 0 to 9, even if they were typed in
 * another script.
 */
const searchableOf = (...fields: (string | undefined)[]) =>
  searchTextOf(...fields.map((field) => field && asciiDigits(field)));

const digitsOf = (phone: string) => asciiDigits(phone).replace(/\D/g, '');

/** Returns one page of quote requests, newest first, and the number of matches over all pages. */
export async function listQuoteRequests(db: Db, query: InboxQuery): Promise<QuoteRequestList> {
  const { rows, ...page } = await listInbox(db, 'quote_requests', query);
  return { items: rows.map(toQuoteRequest), ...page };
}

export async function listEnquiries(db: Db, query: InboxQuery): Promise<EnquiryList> {
  const { rows, ...page } = await listInbox(db, 'enquiries', query);
  return { items: rows.map(toEnquiry), ...page };
}

export async function findQuoteRequest(trx: Reads, id: string): Promise<QuoteRequest | null> {
  const row = await find(trx, 'quote_requests', id);
  return row && toQuoteRequest(row);
}

export async function findEnquiry(trx: Reads, id: string): Promise<Enquiry | null> {
  const row = await find(trx, 'enquiries', id);
  return row && toEnquiry(row);
}

/**
 * Marks enquiries or quote requests, and those merged into them. Returns the ids of those that did
 * not have the mark before. If the mark is already set, nothing changes, so the first author stays.
 * An undo removes only the marks that it set.
 */
export async function markRequests(
  trx: Trx,
  table: RequestTable,
  { ids, mark, by }: { ids: readonly string[]; mark: RequestMark; by: string },
  now: Date,
): Promise<string[]> {
  const at = now.toISOString();
  const changes = {
    handled: { handled_at: at, handled_by: by },
    'to-do': { handled_at: null, handled_by: null, outcome: '' as const },
    spam: { spam_at: at, spam_by: by },
    'not-spam': { spam_at: null, spam_by: null },
  };
  const column = mark === 'handled' || mark === 'to-do' ? 'handled_at' : 'spam_at';
  const isTakenBack = mark === 'to-do' || mark === 'not-spam';
  const rows = await trx
    .updateTable(table)
    .set(changes[mark])
    .where((row) => row.or([row('id', 'in', ids), row('merged_into', 'in', ids)]))
    .where(column, isTakenBack ? 'is not' : 'is', null)
    .returning('id')
    .execute();
  return rows.map(({ id }) => id);
}

/** Marks an enquiry or quote request as handled, and stores how it ended. */
export async function closeRequest(
  trx: Trx,
  table: RequestTable,
  { id, outcome, by }: { id: string; outcome: RequestOutcome; by: string },
  now: Date,
): Promise<void> {
  await markRequests(trx, table, { ids: [id], mark: 'handled', by }, now);
  await setOutcome(trx, table, id, outcome);
}

export async function setOutcome(
  trx: Trx,
  table: RequestTable,
  id: string,
  outcome: RequestOutcome,
): Promise<void> {
  await trx.updateTable(table).set({ outcome }).where('id', '=', id).execute();
}

type Row<T extends RequestTable> = Selectable<Tables[T]>;

async function listInbox<T extends RequestTable>(db: Db, table: T, query: InboxQuery) {
  const { after, limit = LARGEST_INBOX_PAGE } = query;
  const found = matching(db, table, query);
  const place = readPageKey(after);
  const behind = place
    ? found.where((row) =>
        row(row.refTuple('created_at', 'id'), '<', row.tuple(place.createdAt, place.id)),
      )
    : found;
  const read = await behind
    .selectAll()
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit + 1)
    .execute();
  const { page, next } = cutPage(read, limit, ({ created_at, id }) => ({
    createdAt: created_at,
    id,
  }));
  const count = await found
    .select(sql<number | string>`count(*)`.as('count'))
    .executeTakeFirstOrThrow();
  return { rows: page as Row<T>[], total: Number(count.count), next };
}

function matching(db: Db, table: RequestTable, { state, search }: InboxQuery) {
  let found = db.selectFrom<RequestTable>(table);
  found = found.where('spam_at', state === 'spam' ? 'is not' : 'is', null);
  if (state === 'open') found = found.where('handled_at', 'is', null);
  if (state === 'answered') found = found.where('handled_at', 'is not', null);
  // A search also finds merged enquiries and quote requests. Without a search, lists show only the
  // main ones.
  if (!search) return found.where('merged_into', 'is', null);
  const terms = containsText(db, table, searched(search));
  // Rows of earlier versions have a search text that is not normalised. It is compared with the
  // text as staff typed it.
  const typed = containsText(db, table, [search.trim()]);
  return found.where((row) => row.or([terms, typed]));
}

/**
 * Splits a search text into terms, as in the search for bookings. Removes the blanks around each
 * term, because the search texts of enquiries have no such blanks.
 */
const searched = (text: string) => searchTerms(text).map((term) => term.trim());

async function find<T extends RequestTable>(
  trx: Reads,
  table: T,
  id: string,
): Promise<Row<T> | null> {
  const row = await trx
    .selectFrom<RequestTable>(table)
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirst();
  return (row as Row<T> | undefined) ?? null;
}

export function toQuoteRequest(row: Row<'quote_requests'>): QuoteRequest {
  return {
    id: row.id,
    reference: row.reference,
    companyName: row.company_name,
    industry: row.industry,
    contactPerson: row.contact_person,
    phone: row.phone,
    email: row.email,
    services: row.services,
    message: row.message ?? undefined,
    createdAt: row.created_at,
    handledAt: row.handled_at,
    handledBy: row.handled_by,
    spamAt: row.spam_at,
    spamBy: row.spam_by,
    ...(row.outcome && { outcome: row.outcome }),
    ...(row.answer_by && { answerBy: row.answer_by }),
  };
}

export function toEnquiry(row: Row<'enquiries'>): Enquiry {
  return {
    id: row.id,
    reference: row.reference,
    customerName: row.customer_name,
    customerPhone: row.customer_phone,
    email: row.customer_email ?? undefined,
    message: row.message ?? undefined,
    items: JSON.parse(row.items) as Enquiry['items'],
    createdAt: row.created_at,
    handledAt: row.handled_at,
    handledBy: row.handled_by,
    spamAt: row.spam_at,
    spamBy: row.spam_by,
    ...(row.outcome && { outcome: row.outcome }),
    ...(row.answer_by && { answerBy: row.answer_by }),
  };
}
