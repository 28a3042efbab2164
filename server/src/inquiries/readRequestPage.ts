import { may } from '@mcs-repairs/shared/domain/rules/rights';
import type { RequestTopic } from '@mcs-repairs/shared/domain/types/followUp';
import type { RequestPage, RequestUnit } from '@mcs-repairs/shared/domain/types/requestPage';
import { allStaff } from '../auth';
import { goodsOfRequest } from '../catalogue';
import type { Reads } from '../db';
import { textPartsFor } from './answerRequest';
import { dealKey, groupOf } from './heldRequest';
import { entriesOf, keyOf } from './requestEntries';
import { allNumbersOf } from './samePerson';
import { bookingsOf, mergedOf, othersOf, referenceOf } from './samePersonLists';
import type { Shop } from './shop';
import { toEnquiry, toQuoteRequest } from './storedRequests';

/**
 * Returns all data for the staff page of an enquiry or quote request. Null if the reference is
 * unknown.
 */
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
  const group = await groupOf(db, { topic, id: part.id });
  const ids = group.map(({ id }) => id);
  const person = { numbers: await allNumbersOf(db, part.phoneKey), emailKey };
  const others = await othersOf(db, { topic, part, person });
  const merged = await mergedOf(db, topic, ids.slice(1));
  const items = [part, ...merged].flatMap((request) => request.items);
  const staff = (await allStaff(db))
    .filter(({ role, disabled_at }) => disabled_at === null && may(role, 'answer-requests'))
    .map(({ id, name }) => ({ id, name }));
  return {
    topic,
    ...part,
    entries: await entriesOf(db, { topic, ids }, now()),
    units: await unitsOf(db, { topic, group, items }, now()),
    others,
    bookings: await bookingsOf(db, person),
    merged,
    mergedInto: part.mergedInto && ((await referenceOf(db, topic, part.mergedInto)) ?? null),
    staff,
    textParts: textPartsFor(part.phone, config),
  };
}

type Lists = 'entries' | 'others' | 'bookings' | 'merged' | 'units' | 'staff' | 'textParts';
type Part = Omit<RequestPage, 'topic' | Lists> & {
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
  const company = {
    ...{ company: '', industry: '', services: '' },
    ...{ taxNumber: '', purchaseOrder: '', devices: [] },
  };
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
    devices: JSON.parse(row.devices) as RequestPage['devices'],
    ...workOf(row),
  };
}

/**
 * Returns the goods in the cart of an enquiry or quote request, and the goods that are reserved or
 * sold for its sender.
 */
async function unitsOf(
  db: Reads,
  about: {
    topic: RequestTopic;
    group: readonly { id: string; reference: string }[];
    items: RequestPage['items'];
  },
  now: Date,
): Promise<RequestUnit[]> {
  const { topic, group, items } = about;
  const heldFor = group.map(({ reference }) => dealKey(topic, reference));
  const entries = await db
    .selectFrom('request_entries')
    .select(['goods_id', 'goods_version'])
    .where(
      keyOf(topic),
      'in',
      group.map(({ id }) => id),
    )
    .where('goods_id', 'is not', null)
    .execute();
  const cart = items.map(({ id }) => id);
  const ids = entries.flatMap(({ goods_id }) => goods_id ?? []);
  const deals = new Set(
    entries.map(({ goods_id, goods_version }) => `${goods_id} ${goods_version}`),
  );
  const found = await goodsOfRequest(db, { cart, heldFor, ids: [...new Set(ids)] }, now);
  return found.map((goods) => {
    const isTheirs = heldFor.includes(goods.heldFor ?? '');
    // If one of several pieces was sold, the other pieces stay on sale, and the row of the goods
    // names no buyer.
    const soldOne = !goods.heldFor && deals.has(`${goods.id} ${goods.version}`);
    return { ...goods, isSoldHere: soldOne || (isTheirs && goods.state === 'sold') };
  });
}

type WorkColumns = {
  version: number;
  assignee_id: string | null;
  follow_up_on: string | null;
  phone_key: string;
  email_key: string;
  merged_into: string | null;
};

const workOf = (row: WorkColumns) => ({
  version: row.version,
  assigneeId: row.assignee_id,
  followUpOn: row.follow_up_on,
  phoneKey: row.phone_key,
  emailKey: row.email_key,
  /**
   * Removes the id of the main enquiry or quote request. The response contains its reference
   * instead.
   */
  mergedInto: row.merged_into,
});
