import { may } from '@mcs-repairs/shared/domain/rules/rights';
import type { RequestTopic } from '@mcs-repairs/shared/domain/types/followUp';
import type { OtherRequest, RequestPage } from '@mcs-repairs/shared/domain/types/requestPage';
import { allStaff } from '../auth';
import type { Reads } from '../db';
import { textPartsFor } from './answerRequest';
import { entriesOf } from './requestEntries';
import type { Shop } from './shop';
import { toEnquiry, toQuoteRequest } from './storedRequests';

/** The page lists at most this many other requests. */
const MOST_OTHERS = 20;

/** Returns everything about a request, or null if none has this reference. */
export async function readRequestPage(
  { db, config, now }: Pick<Shop, 'db' | 'config' | 'now'>,
  topic: RequestTopic,
  reference: string,
): Promise<RequestPage | null> {
  const found = await (topic === 'enquiries'
    ? findEnquiryPart(db, reference)
    : findQuotePart(db, reference));
  if (!found) return null;
  const { emailKey, ...part } = found;
  const staff = (await allStaff(db))
    .filter(({ role, disabled_at }) => disabled_at === null && may(role, 'answer-requests'))
    .map(({ id, name }) => ({ id, name }));
  return {
    topic,
    ...part,
    entries: await entriesOf(db, { topic, id: part.id }, now()),
    others: await othersOf(db, { id: part.id, phoneKey: part.phoneKey, emailKey }),
    staff,
    textParts: textPartsFor(part.phone, config),
  };
}

type Part = Omit<RequestPage, 'topic' | 'entries' | 'others' | 'staff' | 'textParts'> & {
  emailKey: string;
};

async function findEnquiryPart(db: Reads, reference: string): Promise<Part | null> {
  const row = await db
    .selectFrom('enquiries')
    .selectAll()
    .where('reference', '=', reference)
    .executeTakeFirst();
  if (!row) return null;
  const { customerName, customerPhone, email = '', message = '', ...rest } = toEnquiry(row);
  const person = { name: customerName, phone: customerPhone, email, message };
  const company = { company: '', industry: '', services: '', taxNumber: '', purchaseOrder: '' };
  return { ...rest, ...person, ...company, ...workOf(row) };
}

async function findQuotePart(db: Reads, reference: string): Promise<Part | null> {
  const row = await db
    .selectFrom('quote_requests')
    .selectAll()
    .where('reference', '=', reference)
    .executeTakeFirst();
  if (!row) return null;
  const { contactPerson, companyName, message = '', ...rest } = toQuoteRequest(row);
  return {
    ...rest,
    name: contactPerson,
    company: companyName,
    message,
    items: [],
    taxNumber: row.tax_number,
    purchaseOrder: row.purchase_order,
    ...workOf(row),
  };
}

type WorkColumns = {
  version: number;
  assignee_id: string | null;
  follow_up_on: string | null;
  phone_key: string;
  email_key: string;
};

const workOf = (row: WorkColumns) => ({
  version: row.version,
  assigneeId: row.assignee_id,
  followUpOn: row.follow_up_on,
  phoneKey: row.phone_key,
  emailKey: row.email_key,
});

/** Returns the other requests with the same phone number or email address, newest first. */
async function othersOf(
  db: Reads,
  { id, phoneKey, emailKey }: { id: string; phoneKey: string; emailKey: string },
): Promise<OtherRequest[]> {
  const keys = [
    ...(phoneKey ? [['phone_key', phoneKey] as const] : []),
    ...(emailKey ? [['email_key', emailKey] as const] : []),
  ];
  const others = new Map<string, OtherRequest>();
  for (const [column, key] of keys) {
    const enquiries = await db
      .selectFrom('enquiries')
      .selectAll()
      .where(column, '=', key)
      .where('spam_at', 'is', null)
      .orderBy('created_at', 'desc')
      .limit(MOST_OTHERS)
      .execute();
    for (const { reference, createdAt, handledAt, message, items, ...row } of enquiries.map(
      toEnquiry,
    )) {
      const about = message ?? items.map(({ name }) => name).join(', ');
      others.set(row.id, { topic: 'enquiries', reference, about, createdAt, handledAt });
    }
    const quotes = await db
      .selectFrom('quote_requests')
      .selectAll()
      .where(column, '=', key)
      .where('spam_at', 'is', null)
      .orderBy('created_at', 'desc')
      .limit(MOST_OTHERS)
      .execute();
    for (const { reference, createdAt, handledAt, services, ...row } of quotes.map(
      toQuoteRequest,
    )) {
      others.set(row.id, {
        topic: 'quote-requests',
        reference,
        about: services,
        createdAt,
        handledAt,
      });
    }
  }
  others.delete(id);
  return [...others.values()]
    .sort((one, other) => other.createdAt.localeCompare(one.createdAt))
    .slice(0, MOST_OTHERS);
}
