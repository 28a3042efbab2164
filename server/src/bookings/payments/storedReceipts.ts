import { sql } from 'kysely';
import {
  PAYMENT_METHODS,
  type Amounts,
  type BookingPayments,
  type PrintedReceipt,
  type Receipt,
} from '@mcs-repairs/shared/domain/types/payments';
import type { Reads, Tables } from '../../db';

export type Row = Tables['receipts'];

/** Formats the number of a receipt: `2026-0007`. */
export const numberOf = ({ year, number }: Pick<Row, 'year' | 'number'>): string =>
  `${year}-${String(number).padStart(4, '0')}`;

export const totalOf = (amounts: Amounts): number =>
  PAYMENT_METHODS.reduce((sum, method) => sum + amounts[method], 0);

const amountsOf = ({ cash, card, esewa, khalti, bank }: Amounts): Amounts => ({
  ...{ cash, card, esewa, khalti, bank },
});

/**
 * Converts rows to receipts. If a receipt cancels another one, or was cancelled by another one, the
 * result contains the number of that other receipt.
 */
export async function toReceipts(trx: Reads, rows: readonly Row[]): Promise<Receipt[]> {
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const named = rows.flatMap(({ cancels }) => (cancels === null ? [] : [cancels]));
  const others = await trx
    .selectFrom('receipts')
    .select(['id', 'year', 'number', 'cancels'])
    .where((row) =>
      row.or([row('cancels', 'in', ids), row('id', 'in', named.length > 0 ? named : [''])]),
    )
    .execute();
  const numbers = new Map(others.map((other) => [other.id, numberOf(other)]));
  const cancelledBy = new Map(others.map((other) => [other.cancels, numberOf(other)]));
  return rows.map((row) => ({
    id: row.id,
    number: numberOf(row),
    reference: row.reference,
    amounts: amountsOf(row),
    total: totalOf(row),
    at: row.at,
    by: row.by_name,
    cancels: row.cancels === null ? null : (numbers.get(row.cancels) ?? null),
    cancelledBy: cancelledBy.get(row.id) ?? null,
  }));
}

/** Returns the receipts of a booking, oldest first. */
export async function paymentsOf(trx: Reads, bookingId: string): Promise<BookingPayments> {
  const rows = await trx
    .selectFrom('receipts')
    .selectAll()
    .where('booking_id', '=', bookingId)
    .orderBy('id')
    .limit(200)
    .execute();
  const receipts = await toReceipts(trx, rows);
  return { receipts, total: receipts.reduce((sum, { total }) => sum + total, 0) };
}

/** Returns a receipt with its booking, for printing. */
export async function printedReceipt(trx: Reads, id: string): Promise<PrintedReceipt | null> {
  const row = await trx.selectFrom('receipts').selectAll().where('id', '=', id).executeTakeFirst();
  const [receipt] = row ? await toReceipts(trx, [row]) : [];
  if (!row || !receipt) return null;
  const booking = await trx
    .selectFrom('bookings')
    .select(['customer_name', 'device_model', 'repair_service', 'warranty_until'])
    .where('id', '=', row.booking_id)
    .where('erased_at', 'is', null)
    .executeTakeFirst();
  return {
    ...receipt,
    customerName: booking?.customer_name ?? '',
    deviceModel: booking?.device_model ?? '',
    repairService: booking?.repair_service ?? '',
    warrantyUntil: booking?.warranty_until ?? null,
  };
}

/** Returns the sums of a day by method, and the number of its receipts. */
export async function sumsOf(
  trx: Reads,
  shopDate: string,
): Promise<{ amounts: Amounts; count: number }> {
  const sum = (method: string) => sql<number | string | null>`sum(${sql.ref(method)})`.as(method);
  const row = await trx
    .selectFrom('receipts')
    .select((of) => [...PAYMENT_METHODS.map(sum), of.fn.countAll<number | string>().as('count')])
    .where('shop_date', '=', shopDate)
    .executeTakeFirstOrThrow();
  const { cash, card, esewa, khalti, bank } = row as Record<string, number | string | null>;
  return {
    amounts: {
      cash: Number(cash ?? 0),
      card: Number(card ?? 0),
      esewa: Number(esewa ?? 0),
      khalti: Number(khalti ?? 0),
      bank: Number(bank ?? 0),
    },
    count: Number(row.count),
  };
}
