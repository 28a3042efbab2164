import { sql, type Selectable } from 'kysely';
import type { Enquiry, EnquiryForm, EnquiryList } from 'shared/types/enquiry';
import type { QuoteRequest, QuoteRequestForm, QuoteRequestList } from 'shared/types/quote';
import type { Reads, Tables, Trx } from './schema';

type Table = 'quote_requests' | 'enquiries';
type Stored = { id: string; reference: string; now: Date };

/** Lists show the newest; older ones stay counted. */
const NEWEST = 500;

/** Stores a business's request; false when the reference is in use. */
export async function insertQuoteRequest(trx: Trx, form: QuoteRequestForm, stored: Stored) {
  const row = await trx
    .insertInto('quote_requests')
    .values({
      ...common(stored),
      company_name: form.companyName,
      industry: form.industry,
      contact_person: form.contactPerson,
      phone: form.phone,
      email: form.email,
      services: form.services,
      message: form.message ?? null,
    })
    .onConflict((conflict) => conflict.column('reference').doNothing())
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Stores a cart's enquiry or a message; false when the reference is in use. */
export async function insertEnquiry(trx: Trx, form: EnquiryForm, stored: Stored) {
  const row = await trx
    .insertInto('enquiries')
    .values({
      ...common(stored),
      customer_name: form.customerName,
      customer_phone: form.customerPhone,
      message: form.message ?? null,
      items: JSON.stringify(form.items),
    })
    .onConflict((conflict) => conflict.column('reference').doNothing())
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

const common = ({ id, reference, now }: Stored) => ({
  id,
  reference,
  created_at: now.toISOString(),
  handled_at: null,
  handled_by: null,
});

export async function listQuoteRequests(trx: Reads, handled?: boolean): Promise<QuoteRequestList> {
  const rows = await newest(trx, 'quote_requests', handled);
  return { items: rows.map(toQuoteRequest), total: await count(trx, 'quote_requests', handled) };
}

export async function listEnquiries(trx: Reads, handled?: boolean): Promise<EnquiryList> {
  const rows = await newest(trx, 'enquiries', handled);
  return { items: rows.map(toEnquiry), total: await count(trx, 'enquiries', handled) };
}

/** Marks a request as handled by someone, or takes the mark back; null for an unknown one. */
export async function handleQuoteRequest(trx: Trx, id: string, by: string | null, now: Date) {
  const row = await markHandled(trx, 'quote_requests', id, by, now);
  return row && toQuoteRequest(row);
}

export async function handleEnquiry(trx: Trx, id: string, by: string | null, now: Date) {
  const row = await markHandled(trx, 'enquiries', id, by, now);
  return row && toEnquiry(row);
}

type Row<T extends Table> = Selectable<Tables[T]>;

async function newest<T extends Table>(trx: Reads, table: T, handled?: boolean): Promise<Row<T>[]> {
  let found = trx.selectFrom<Table>(table);
  if (handled !== undefined) found = found.where('handled_at', handled ? 'is not' : 'is', null);
  const rows = await found
    .selectAll()
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(NEWEST)
    .execute();
  return rows as Row<T>[];
}

async function markHandled<T extends Table>(
  trx: Trx,
  table: T,
  id: string,
  by: string | null,
  now: Date,
): Promise<Row<T> | null> {
  const row = await trx
    .updateTable<Table>(table)
    .set({ handled_at: by && now.toISOString(), handled_by: by })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst();
  return (row as Row<T> | undefined) ?? null;
}

async function count(trx: Reads, table: Table, handled?: boolean): Promise<number> {
  let found = trx.selectFrom(table).select(sql<number | string>`count(*)`.as('count'));
  if (handled !== undefined) found = found.where('handled_at', handled ? 'is not' : 'is', null);
  return Number((await found.executeTakeFirstOrThrow()).count);
}

function toQuoteRequest(row: Row<'quote_requests'>): QuoteRequest {
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
  };
}

function toEnquiry(row: Row<'enquiries'>): Enquiry {
  return {
    id: row.id,
    reference: row.reference,
    customerName: row.customer_name,
    customerPhone: row.customer_phone,
    message: row.message ?? undefined,
    items: JSON.parse(row.items) as Enquiry['items'],
    createdAt: row.created_at,
    handledAt: row.handled_at,
    handledBy: row.handled_by,
  };
}
