import { issueById, ISSUES } from '@mcs-repairs/shared/domain/catalogue/issues';
import { servicesOf } from '@mcs-repairs/shared/domain/catalogue/services';
import { writeCsv } from '@mcs-repairs/shared/domain/rules/csv';
import { DEVICE_IDS, type DeviceId, type IssueId } from '@mcs-repairs/shared/domain/types/device';
import type { Result } from '@mcs-repairs/shared/domain/types/failure';
import {
  MODEL_COLUMNS,
  MOST_MODEL_ROWS,
  type ModelColumn,
} from '@mcs-repairs/shared/domain/types/modelFiles';
import { modelFactsSchema, type ModelFacts } from '@mcs-repairs/shared/domain/types/models';
import { type FileErrors, oneOf, readTable, type TableRow } from './csvTable';

type State = 'on' | 'off';
/** The values of a model in one row of the file. */
export type FileModel = Required<Omit<ModelFacts, 'pictureAlt'>> & { state: State };
/**
 * A row of the file. `facts` has what the row says about the model. Columns that the file does not
 * have are undefined.
 */
export type FileRow = { row: number; facts: Partial<FileModel> };

const FACTS: Record<ModelColumn, keyof FileModel> = {
  device: 'device',
  address: 'slug',
  name: 'name',
  'release year': 'year',
  'model numbers': 'numbers',
  'other names': 'alsoCalled',
  faults: 'issues',
  'working times': 'durations',
  'own words': 'words',
  state: 'state',
};
export const FACT_COLUMNS = Object.entries(FACTS) as [ModelColumn, keyof FileModel][];

const STATES = ['on', 'off'] as const;
const STATE_LABELS: Record<State, string> = { on: 'Switched on', off: 'Switched off' };
const DEVICE_LABELS = Object.fromEntries(DEVICE_IDS.map((id) => [id, id])) as Record<
  DeviceId,
  string
>;
const ALL_FAULTS = 'All faults';
/** In these columns, an empty cell of the file does not change the stored value of the model. */
const NEVER_EMPTY: ReadonlySet<ModelColumn> = new Set(['device', 'address', 'name', 'state']);

/** Returns a value of a model as the text of a cell. */
export function cellOf(fact: keyof FileModel, model: FileModel): string {
  switch (fact) {
    case 'numbers':
    case 'alsoCalled':
      return model[fact].join('; ');
    case 'issues':
      return model.issues?.map((id) => issueById(id).name).join('; ') ?? ALL_FAULTS;
    case 'durations':
      return servicesOf(model.device)
        .flatMap(({ id }) => {
          const time = model.durations[id];
          return time ? [`${issueById(id).name}: ${time}`] : [];
        })
        .join('; ');
    case 'state':
      return STATE_LABELS[model.state];
    default:
      return String(model[fact] ?? '');
  }
}

export const writeModelFile = (models: readonly FileModel[]): string =>
  writeCsv([
    MODEL_COLUMNS,
    ...models.map((model) => MODEL_COLUMNS.map((column) => cellOf(FACTS[column], model))),
  ]);

type ReadFile = { rows: FileRow[]; errors: FileErrors };

/** Reads a file of models. Makes all checks that do not depend on the stored models. */
export async function readModelFile(csv: string): Promise<Result<ReadFile>> {
  const table = await readTable(csv, { columns: MODEL_COLUMNS, mostRows: MOST_MODEL_ROWS });
  if (!table.ok) return table;
  const { errors } = table.value;
  const rows = table.value.rows.map((row) => rowOf(row, errors));
  return { ok: true, value: { rows, errors } };
}

function rowOf({ row, cells }: TableRow<ModelColumn>, errors: FileErrors): FileRow {
  const facts: Record<string, unknown> = {};
  const device = DEVICE_IDS.find((id) => id === cells.device?.toLowerCase());
  for (const column of MODEL_COLUMNS) {
    const cell = cells[column];
    if (cell === undefined || (cell === '' && NEVER_EMPTY.has(column))) continue;
    const read = factIn(column, cell, device);
    if ('error' in read) errors[`${row}.${column}`] = read.error;
    else facts[FACTS[column]] = read.value;
  }
  if (!cells.device) errors[`${row}.device`] = `Use one of these: ${DEVICE_IDS.join(', ')}`;
  return { row, facts };
}

type Read = { value: unknown } | { error: string };

function factIn(column: ModelColumn, cell: string, device: DeviceId | undefined): Read {
  if (column === 'device') return oneOf(DEVICE_IDS, DEVICE_LABELS, cell);
  if (column === 'state') return oneOf(STATES, STATE_LABELS, cell);
  if (column === 'faults') return faultsIn(cell, device);
  if (column === 'working times') return timesIn(cell, device);
  const fact = FACTS[column] as 'slug' | 'name' | 'year' | 'numbers' | 'alsoCalled' | 'words';
  return checked(fact, givenIn(column, cell));
}

function givenIn(column: ModelColumn, cell: string): unknown {
  if (column === 'release year') return cell === '' ? null : Number(cell);
  if (column === 'model numbers' || column === 'other names') return partsOf(cell, /[;,]/);
  return cell;
}

function checked(fact: Exclude<keyof ModelFacts, 'device' | 'pictureAlt'>, given: unknown): Read {
  const read = modelFactsSchema.shape[fact].safeParse(given);
  if (read.success) return { value: read.data };
  return { error: read.error.issues[0]?.message ?? 'This column does not allow this value' };
}

function faultsIn(cell: string, device: DeviceId | undefined): Read {
  const names = partsOf(cell, ';');
  if (names.length === 0 || cell.toLowerCase() === ALL_FAULTS.toLowerCase()) return { value: null };
  const faults = names.map((name) => faultIn(name, device));
  const wrong = faults.find((fault) => typeof fault !== 'string');
  if (wrong) return wrong;
  const ofDevice = device ? servicesOf(device).map(({ id }) => id) : [];
  const chosen = ofDevice.filter((id) => faults.includes(id));
  return { value: chosen.length === ofDevice.length ? null : chosen };
}

function timesIn(cell: string, device: DeviceId | undefined): Read {
  const times: Partial<Record<IssueId, string>> = {};
  for (const part of partsOf(cell, ';')) {
    const [name = '', time = ''] = partsOf(part, ':');
    const fault = faultIn(name, device);
    if (typeof fault !== 'string') return fault;
    if (times[fault]) return { error: `${issueById(fault).name} is named twice` };
    times[fault] = time;
  }
  return checked('durations', times);
}

/** Returns the fault with this name or id. If there is none, returns an error. */
function faultIn(name: string, device: DeviceId | undefined): IssueId | { error: string } {
  const wanted = name.toLowerCase();
  const fault = ISSUES.find((issue) => issue.id === wanted || issue.name.toLowerCase() === wanted);
  if (!fault) return { error: `No fault is called "${name.slice(0, 40)}"` };
  if (!device || servicesOf(device).some(({ id }) => id === fault.id)) return fault.id;
  return { error: `This device does not have the fault ${fault.name}` };
}

const partsOf = (cell: string, between: string | RegExp): string[] =>
  cell
    .split(between)
    .map((part) => part.trim())
    .filter(Boolean);
