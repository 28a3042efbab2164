import { GRADE_LABELS } from '@mcs-repairs/shared/domain/catalogue/grades';
import { CATEGORY_LABELS } from '@mcs-repairs/shared/domain/catalogue/products';
import { writeCsv } from '@mcs-repairs/shared/domain/rules/csv';
import type { Result } from '@mcs-repairs/shared/domain/types/failure';
import {
  GOODS_STATES,
  goodsFactsSchema,
  GRADES,
  MOST_PHOTOS,
  type GoodsFacts,
  type GoodsState,
} from '@mcs-repairs/shared/domain/types/goods';
import {
  GOODS_COLUMNS,
  MOST_GOODS_ROWS,
  type GoodsColumn,
} from '@mcs-repairs/shared/domain/types/goodsFiles';
import { PRODUCT_CATEGORIES } from '@mcs-repairs/shared/domain/types/product';
import { pacer } from '../http';
import { type FileErrors, oneOf, readTable, refusedFile, type TableRow } from './csvTable';

/** What a row of the file says about a unit. Columns that the file does not have are undefined. */
export type FileFacts = Partial<GoodsFacts> & { state?: GoodsState };
/**
 * A checked row of the file. `row` is the number that a spreadsheet shows, in which the header is
 * row 1.
 */
export type FileRow = { row: number; facts: FileFacts; photos: string[] };

const STATE_LABELS: Record<GoodsState, string> = {
  draft: 'Draft',
  'on-sale': 'On sale',
  reserved: 'Reserved',
  sold: 'Sold',
};
const LONGEST_NAME = 200;
/**
 * The maximum number of errors that the response lists for a file. Nobody can work through a longer
 * list.
 */
export const MOST_ERRORS = 500;

type Fact = keyof GoodsFacts | 'state';
const FACTS: Record<Exclude<GoodsColumn, 'photos'>, Fact> = {
  address: 'slug',
  name: 'name',
  category: 'category',
  condition: 'grade',
  battery: 'battery',
  storage: 'storage',
  colour: 'colour',
  chip: 'chip',
  warranty: 'warranty',
  stock: 'stock',
  serial: 'serial',
  description: 'words',
  state: 'state',
};
export const FACT_COLUMNS = Object.entries(FACTS) as [GoodsColumn, Fact][];

/** In these columns, an empty cell of the file does not change the stored value of the unit. */
const NEVER_EMPTY: ReadonlySet<Fact> = new Set([
  'slug',
  'name',
  'category',
  'grade',
  'stock',
  'state',
]);

/** Returns a value of a unit as the text of a cell. */
export function cellOf(fact: Fact, value: string | number | null): string {
  if (fact === 'category') return CATEGORY_LABELS[value as GoodsFacts['category']];
  if (fact === 'grade') return GRADE_LABELS[value as GoodsFacts['grade']];
  if (fact === 'state') return STATE_LABELS[value as GoodsState];
  return String(value ?? '');
}

export const writeGoodsFile = (units: readonly (GoodsFacts & { state: GoodsState })[]): string =>
  writeCsv([
    GOODS_COLUMNS,
    ...units.map((unit) =>
      GOODS_COLUMNS.map((column) =>
        column === 'photos' ? '' : cellOf(FACTS[column], unit[FACTS[column]]),
      ),
    ),
  ]);

/**
 * Reads and checks a file of goods, without comparing it with the stored units. Fails with all
 * errors of the file.
 */
export async function readGoodsFile(csv: string): Promise<Result<FileRow[]>> {
  const table = await readTable(csv, { columns: GOODS_COLUMNS, mostRows: MOST_GOODS_ROWS });
  if (!table.ok) return table;
  const { errors } = table.value;
  const rows: FileRow[] = [];
  const pause = pacer();
  for (const row of table.value.rows) {
    if (Object.keys(errors).length >= MOST_ERRORS) break;
    await pause();
    rows.push(rowOf(row, errors));
  }
  return Object.keys(errors).length > 0 ? refusedFile(errors) : { ok: true, value: rows };
}

function rowOf({ row, cells }: TableRow<GoodsColumn>, errors: FileErrors): FileRow {
  const facts: Record<string, unknown> = {};
  let photos: string[] = [];
  for (const [column, cell] of Object.entries(cells) as [GoodsColumn, string][]) {
    const read = column === 'photos' ? photosIn(cell) : factIn(FACTS[column], cell);
    if ('error' in read) errors[`${row}.${column}`] = read.error;
    else if (column === 'photos') photos = read.value as string[];
    else if (read.value !== undefined) facts[FACTS[column]] = read.value;
  }
  return { row, facts, photos };
}

type Read = { value: unknown } | { error: string };

function factIn(fact: Fact, cell: string): Read {
  if (cell === '' && NEVER_EMPTY.has(fact)) return { value: undefined };
  if (fact === 'state') return oneOf(GOODS_STATES, STATE_LABELS, cell);
  if (fact === 'category') return oneOf(PRODUCT_CATEGORIES, CATEGORY_LABELS, cell);
  if (fact === 'grade') return oneOf(GRADES, GRADE_LABELS, cell);
  const given = fact === 'stock' || fact === 'battery' ? numberIn(cell) : cell;
  const checked = goodsFactsSchema.shape[fact].safeParse(given);
  if (checked.success) return { value: checked.data };
  return { error: checked.error.issues[0]?.message ?? 'This column does not allow this value' };
}

/** Reads the capacity of a battery in percent. `91` and `91%` mean the same. */
const numberIn = (cell: string): number | null =>
  cell === '' ? null : /^\d{1,9} ?%?$/.test(cell) ? Number.parseInt(cell, 10) : Number.NaN;

function photosIn(cell: string): Read {
  const names = cell
    .split(';')
    .map((name) => name.trim())
    .filter(Boolean);
  if (names.length > MOST_PHOTOS) return { error: `A unit has at most ${MOST_PHOTOS} photos` };
  if (names.some((name) => name.length > LONGEST_NAME))
    return { error: `A file name has at most ${LONGEST_NAME} characters` };
  if (new Set(names).size < names.length) return { error: 'This row names a photo twice' };
  return { value: names };
}
