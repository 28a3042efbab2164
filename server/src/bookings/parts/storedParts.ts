import { sql } from 'kysely';
import type { Part, PartList, PartsQuery } from '@mcs-repairs/shared/domain/types/parts';
import type { Today } from '@mcs-repairs/shared/domain/types/today';
import { TODAY_MOST } from '@mcs-repairs/shared/domain/rules/today';
import {
  containsText,
  type Db,
  type Engine,
  heldRows,
  type Reads,
  type Tables,
  type Trx,
} from '../../db';

export type Row = Tables['parts'];

const PAGE_SIZE = 50;
/** The maximum number of parts with low stock on the page Today. */
const LOW_LINES = 5;

/**
 * The condition for parts with low stock. The index `parts_low` has the same condition, so the
 * query can use it.
 */
const isLow = sql<boolean>`parts.is_retired = 0 and parts.stock <= parts.warn_at`;
/**
 * The condition for parts for which a repair waits now. It no longer matches after the repair
 * leaves the stage “Waiting for parts”.
 */
const isAwaited = sql<boolean>`booking_parts.state = 'awaited' and bookings.stage = 'waiting_parts'`;

/** Returns a part and locks its row, so that its stock cannot change during the transaction. */
export const holdPart = (trx: Trx, engine: Engine, id: string): Promise<Row | undefined> =>
  heldRows(trx.selectFrom('parts').selectAll().where('id', '=', id), engine).executeTakeFirst();

export function toPart(
  row: Row,
  seesCosts: boolean,
  waiting: readonly string[] | undefined = [],
): Part {
  const { id, name, number, models, stock, supplier, version } = row;
  const isRetired = row.is_retired === 1;
  return {
    ...{ id, name, number, models, stock, supplier, version, isRetired },
    cost: seesCosts ? row.cost : null,
    warnAt: row.warn_at,
    supplierPhone: row.supplier_phone,
    supplierUrl: row.supplier_url,
    isLow: !isRetired && row.warn_at !== null && stock <= row.warn_at,
    waiting: [...waiting],
    changedBy: row.changed_by,
    canUndo: seesCosts && row.before !== null,
  };
}

/** Returns a page of parts, sorted by name. */
export async function listParts(
  db: Db,
  { show, search, page }: PartsQuery,
  seesCosts: boolean,
): Promise<PartList> {
  const shown = {
    stocked: sql<boolean>`parts.is_retired = 0`,
    retired: sql<boolean>`parts.is_retired = 1`,
    low: isLow,
    awaited: sql<boolean>`exists (select 1 from booking_parts
      inner join bookings on bookings.id = booking_parts.booking_id
      where booking_parts.part_id = parts.id and ${isAwaited})`,
  }[show];
  let found = db.selectFrom('parts').where(shown);
  if (search) found = found.where(containsText(db, 'parts', search.split(/\s+/)));
  const counted = await found
    .select((row) => row.fn.countAll().as('total'))
    .executeTakeFirstOrThrow();
  const rows = await found
    .selectAll()
    .orderBy('search_text')
    .orderBy('id')
    .limit(PAGE_SIZE)
    .offset((page - 1) * PAGE_SIZE)
    .execute();
  const waiting = await waitingFor(db, rows);
  return {
    parts: rows.map((row) => toPart(row, seesCosts, waiting.get(row.id))),
    total: Number(counted.total),
    pageSize: PAGE_SIZE,
  };
}

/** Returns the references of the repairs that wait for each of these parts. */
async function waitingFor(db: Reads, rows: readonly Row[]): Promise<Map<string, string[]>> {
  const found = new Map<string, string[]>();
  if (rows.length === 0) return found;
  const waiting = await db
    .selectFrom('booking_parts')
    .innerJoin('bookings', 'bookings.id', 'booking_parts.booking_id')
    .select(['booking_parts.part_id as partId', 'bookings.reference as reference'])
    .where(isAwaited)
    .where(
      'booking_parts.part_id',
      'in',
      rows.map(({ id }) => id),
    )
    .orderBy('booking_parts.id')
    .limit(200)
    .execute();
  for (const { partId, reference } of waiting)
    found.set(partId, [...(found.get(partId) ?? []), reference]);
  return found;
}

/** Returns the parts with low stock for Today. The lowest stock comes first. */
export async function lowPartsOf(trx: Reads): Promise<Today['lowParts']> {
  const low = trx.selectFrom('parts').where(isLow);
  const rows = await low
    .select(['id', 'name', 'stock'])
    .orderBy('stock')
    .orderBy('id')
    .limit(TODAY_MOST)
    .execute();
  return { total: rows.length, lines: rows.slice(0, LOW_LINES) };
}
