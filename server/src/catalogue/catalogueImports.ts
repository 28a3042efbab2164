import type {
  ImportKind,
  LastImport,
  UndoneImport,
} from '@mcs-repairs/shared/domain/types/catalogueImports';
import type { Result } from '@mcs-repairs/shared/domain/types/failure';
import { type Actor, noteLog } from '../auth';
import { hashOf, lockKeys, newId, type Reads, transact, type Trx } from '../db';
import { refused } from '../runtime';
import { asBefore as modelBefore, DEVICE_NAMES, storeModels } from './changeModels';
import { asBefore, rowBefore } from './changeGoods';
import type { CataloguePlace } from './shop';
import { type Row, storeRows } from './storedGoods';
import { allModels, type ModelRow } from './storedModels';

/**
 * A row that an import wrote. `is` is a hash of its content after the import. `before` is its JSON
 * before the import, or null for a new row.
 */
type ImportedRow = { id: string; is: string; before: string | null };

/**
 * Returns a hash of a row's content, which shows whether somebody changed the row. Leaves out the
 * photos of a unit. Also leaves out empty columns, so a column that a later version adds is no
 * change.
 */
const contentOf = (row: Row | ModelRow): string => {
  const content = Object.entries(row)
    .filter(([name, value]) => !NO_CONTENT.has(name) && value !== null && value !== '')
    .sort(([one], [two]) => (one < two ? -1 : 1));
  return hashOf(JSON.stringify(content));
};

/** Columns that are no content: those that every change writes, and the photos. */
const NO_CONTENT = new Set(['version', 'changed_by', 'before', 'photos_before']);

/**
 * Stores which rows an import of goods or models added and changed. Staff can undo only the last
 * import of each kind.
 */
export async function noteImport(
  trx: Trx,
  kind: ImportKind,
  rows: readonly (Row | ModelRow)[],
  { by, at }: { by: Actor; at: Date },
): Promise<void> {
  const stored: ImportedRow[] = rows.map((row) => ({
    id: row.id,
    is: contentOf(row),
    before: row.before,
  }));
  const added = rows.filter(({ before }) => before === null).length;
  await trx.deleteFrom('catalogue_imports').where('kind', '=', kind).execute();
  if (rows.length === 0) return;
  await trx
    .insertInto('catalogue_imports')
    .values({
      ...{ id: newId(), kind, rows: JSON.stringify(stored), added, changed: rows.length - added },
      ...{ imported_by: by.name, at: at.toISOString() },
    })
    .execute();
}

/** Returns the last import that staff can undo. */
export async function lastImport(db: Reads, kind: ImportKind): Promise<LastImport | null> {
  const row = await db
    .selectFrom('catalogue_imports')
    .select(['id', 'added', 'changed', 'imported_by as by', 'at'])
    .where('kind', '=', kind)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row ?? null;
}

/**
 * Undoes an import. Rows that somebody changed after the import stay as they are, and the result
 * names these rows.
 */
export function undoImport(
  { db, now }: CataloguePlace,
  id: string,
  by: Actor,
): Promise<Result<UndoneImport>> {
  const at = now();
  return transact(db, async (trx): Promise<Result<UndoneImport>> => {
    await lockKeys(trx, db.engine, ['goods', 'models']);
    const known = await trx
      .selectFrom('catalogue_imports')
      .select(['kind', 'rows'])
      .where('id', '=', id)
      .executeTakeFirst();
    if (!known) return refused('not-found', { message: 'This import was undone before.' });
    const rows = JSON.parse(known.rows) as ImportedRow[];
    const outcome =
      known.kind === 'goods'
        ? await undoGoods(trx, rows, { by, at: at.toISOString() })
        : await undoModels(trx, rows, by);
    if (!outcome.ok) return outcome;
    const { undone, kept } = outcome.value;
    if (undone === 0 && kept.length > 0)
      return refused('conflict', { message: `Nothing was undone. ${changedSince(kept)}` });
    db.scope.changed('goods');
    await trx.deleteFrom('catalogue_imports').where('id', '=', id).execute();
    const detail = `import undone: ${undone} rows, ${kept.length} kept`;
    const event = known.kind === 'goods' ? 'goods-changed' : 'models-changed';
    await noteLog(trx, { event, detail }, by, at);
    return outcome;
  });
}

const MOST_NAMES = 5;

function changedSince(kept: readonly string[]): string {
  const more = kept.length > MOST_NAMES ? ` and ${kept.length - MOST_NAMES} more` : '';
  return `Changed after the import: ${kept.slice(0, MOST_NAMES).join(', ')}${more}.`;
}

const AT_ONCE = 200;

async function undoGoods(
  trx: Trx,
  rows: readonly ImportedRow[],
  { by, at }: { by: Actor; at: string },
): Promise<Result<UndoneImport>> {
  const kept: string[] = [];
  const next: Row[] = [];
  for (let start = 0; start < rows.length; start += AT_ONCE) {
    const some = new Map(rows.slice(start, start + AT_ONCE).map((row) => [row.id, row]));
    const found = trx
      .selectFrom('goods')
      .selectAll()
      .where('id', 'in', [...some.keys()]);
    for (const row of await found.orderBy('id').execute()) {
      const { is, before = null } = some.get(row.id) ?? {};
      if (contentOf(row) !== is) kept.push(row.name);
      else
        next.push({
          ...(before === null
            ? { ...row, state: 'draft' as const, reserved_until: null, on_sale_from: null }
            : rowBefore(row, before, at)),
          before: asBefore(row, at),
        });
    }
  }
  await storeRows(trx, next, by);
  return { ok: true, value: { undone: next.length, kept } };
}

async function undoModels(
  trx: Trx,
  rows: readonly ImportedRow[],
  by: Actor,
): Promise<Result<UndoneImport>> {
  const models = await allModels(trx);
  const imported = new Map(rows.map((row) => [row.id, row]));
  const kept: string[] = [];
  const next = new Map<string, ModelRow>();
  for (const row of models) {
    const { is, before = null } = imported.get(row.id) ?? {};
    if (is === undefined) continue;
    if (contentOf(row) !== is) kept.push(row.name);
    else
      next.set(row.id, {
        ...(before === null
          ? { ...row, state: 'off' as const }
          : { ...row, ...(JSON.parse(before) as ModelRow) }),
        before: modelBefore(row),
      });
  }
  const after = models.map((row) => next.get(row.id) ?? row);
  for (const { device } of next.values())
    if (!after.some((row) => row.device === device && row.state === 'on')) {
      const message = `Without this import, no ${DEVICE_NAMES[device]} is on. Please switch on another one first.`;
      return refused('conflict', { message });
    }
  await storeModels(trx, [...next.values()], by);
  return { ok: true, value: { undone: next.size, kept } };
}
