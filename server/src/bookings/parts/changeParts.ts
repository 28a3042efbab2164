import type { Result } from '@mcs-repairs/shared/domain/types/failure';
import type { Part, PartChange, PartFacts } from '@mcs-repairs/shared/domain/types/parts';
import { type Actor, noteLog } from '../../auth';
import {
  keepAnswer,
  newId,
  searchTextOf,
  storedAnswer,
  submission,
  transact,
  type Trx,
} from '../../db';
import { refused } from '../../runtime';
import type { Shop } from '../shop';
import { holdPart, type Row, toPart } from './storedParts';

type Place = Pick<Shop, 'db' | 'now'>;
const MOST_STOCK = 9999;

/**
 * Adds a part to the shop's stock. If the request is repeated with the same idempotency key, adds
 * nothing.
 */
export async function addPart(
  { db, now }: Place,
  facts: PartFacts,
  { by, key }: { by: Actor; key: string | undefined },
): Promise<Result<Part>> {
  const sent = submission('parts', key, facts);
  const outcome = await transact(db, async (trx): Promise<Result<Part>> => {
    const row: Row = {
      ...columnsOf(facts),
      id: newId(),
      stock: facts.stock,
      version: 1,
      changed_by: by.name,
      before: null,
    };
    await trx.insertInto('parts').values(row).execute();
    await log(trx, row, `added with ${row.stock} in stock`, by, now());
    const value = toPart(row, true);
    if (sent && !(await keepAnswer(trx, sent, value, now()))) return refused('key-reused');
    return { ok: true, value };
  });
  if (outcome.ok || !sent) return outcome;
  return (await storedAnswer<Part>(db, sent)) ?? outcome;
}

export const changePart = (
  place: Place,
  id: string,
  { seen, ...facts }: PartChange,
  by: Actor,
): Promise<Result<Part>> =>
  changing(place, { id, seen, by }, (before) => {
    const counted = before.stock === facts.stock ? '' : `, ${facts.stock} in stock`;
    return {
      row: { ...before, ...columnsOf(facts), stock: facts.stock, before: asBefore(before, facts) },
      said: `changed${counted}`,
    };
  });

/**
 * Undoes the last change of a part's details. The stock changes back by the same number of pieces,
 * so pieces that repairs have used since stay subtracted. A second undo restores the change.
 */
export const undoPartChange = (
  place: Place,
  id: string,
  seen: number,
  by: Actor,
): Promise<Result<Part>> =>
  changing(place, { id, seen, by }, (now) => {
    if (now.before === null) return null;
    const { added, ...facts } = JSON.parse(now.before) as Before;
    const stock = Math.min(MOST_STOCK, Math.max(0, now.stock - added));
    const before = asBefore(now, { stock });
    return {
      row: { ...now, ...facts, stock, before },
      said: `last change undone, ${stock} in stock`,
    };
  });

/**
 * The details of a part before a change, as columns. `added` is the number of pieces by which the
 * change raised the stock.
 */
type Before = Omit<Row, 'id' | 'stock' | 'version' | 'changed_by' | 'before'> & { added: number };

function asBefore(row: Row, { stock }: { stock: number }): string {
  const { id: _id, version: _version, changed_by: _by, before: _before, ...facts } = row;
  return JSON.stringify({ ...facts, stock: undefined, added: stock - row.stock });
}

/** Changes a part. Fails if somebody changed or used the part since the editor loaded it. */
function changing(
  { db, now }: Place,
  { id, seen, by }: { id: string; seen: number; by: Actor },
  work: (before: Row) => { row: Row; said: string } | null,
): Promise<Result<Part>> {
  return transact(db, async (trx): Promise<Result<Part>> => {
    const before = await holdPart(trx, db.engine, id);
    if (!before) return refused('not-found');
    if (before.version !== seen) {
      const message = `${before.changed_by} changed or used this part meanwhile. The stock is ${before.stock}. Please check it and try again.`;
      return refused('conflict', { message });
    }
    const change = work(before);
    if (!change) return refused('not-found');
    const { id: _id, ...columns } = change.row;
    const row = { ...change.row, version: before.version + 1, changed_by: by.name };
    await trx
      .updateTable('parts')
      .set({ ...columns, version: row.version, changed_by: row.changed_by })
      .where('id', '=', id)
      .execute();
    await log(trx, row, change.said, by, now());
    return { ok: true, value: toPart(row, true) };
  });
}

const log = (trx: Trx, { name }: Row, said: string, by: Actor, at: Date) =>
  noteLog(trx, { event: 'parts-changed', detail: `${name}: ${said}` }, by, at);

function columnsOf(facts: PartFacts) {
  const { name, number, models, cost, supplier } = facts;
  return {
    ...{ name, number, models, cost, supplier },
    warn_at: facts.warnAt,
    supplier_phone: facts.supplierPhone,
    supplier_url: facts.supplierUrl,
    is_retired: Number(facts.isRetired),
    search_text: searchTextOf(name, number, models, supplier),
  };
}
