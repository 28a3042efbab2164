import { writeCsv } from '@mcs-repairs/shared/domain/rules/csv';
import {
  DEVICE_IDS,
  type DeviceId,
  type IssueId,
  type KnownFault,
} from '@mcs-repairs/shared/domain/types/device';
import type { Result } from '@mcs-repairs/shared/domain/types/failure';
import {
  MODEL_COLUMNS,
  MOST_MODEL_ROWS,
  type ModelColumn,
} from '@mcs-repairs/shared/domain/types/modelFiles';
import { modelFactsSchema, type ModelFacts } from '@mcs-repairs/shared/domain/types/models';
import { type FileErrors, oneOf, readTable, type TableRow } from './csvTable';
import { faultNamed, type FaultsByDevice } from './faultNames';

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
export const ALL_FAULTS = 'All faults';
/** In these columns, an empty cell of the file does not change the stored value of the model. */
const NEVER_EMPTY: ReadonlySet<ModelColumn> = new Set(['device', 'address', 'name', 'state']);

/** Returns a value of a model as the text of a cell. */
export function cellOf(fact: keyof FileModel, model: FileModel, faults: FaultsByDevice): string {
  const ofDevice = faults[model.device];
  switch (fact) {
    case 'numbers':
    case 'alsoCalled':
      return model[fact].join('; ');
    case 'issues':
      return model.issues
        ? namesOf(ofDevice.filter(({ id }) => model.issues?.includes(id)))
        : ALL_FAULTS;
    case 'durations':
      return ofDevice
        .flatMap(({ id, issue }) => {
          const time = model.durations[id];
          return time ? [`${issue}: ${time}`] : [];
        })
        .join('; ');
    case 'state':
      return STATE_LABELS[model.state];
    default:
      return String(model[fact] ?? '');
  }
}

const namesOf = (faults: readonly KnownFault[]) => faults.map(({ issue }) => issue).join('; ');

export const writeModelFile = (models: readonly FileModel[], faults: FaultsByDevice): string =>
  writeCsv([
    MODEL_COLUMNS,
    ...models.map((model) => MODEL_COLUMNS.map((column) => cellOf(FACTS[column], model, faults))),
  ]);

type ReadFile = { rows: FileRow[]; errors: FileErrors };

/** Reads a file of models. Makes all checks that do not depend on the stored models. */
export async function readModelFile(
  csv: string,
  faults: FaultsByDevice,
): Promise<Result<ReadFile>> {
  const table = await readTable(csv, { columns: MODEL_COLUMNS, mostRows: MOST_MODEL_ROWS });
  if (!table.ok) return table;
  const { errors } = table.value;
  const rows = table.value.rows.map((row) => rowOf(row, errors, faults));
  return { ok: true, value: { rows, errors } };
}

function rowOf(
  { row, cells }: TableRow<ModelColumn>,
  errors: FileErrors,
  faults: FaultsByDevice,
): FileRow {
  const facts: Record<string, unknown> = {};
  const device = DEVICE_IDS.find((id) => id === cells.device?.toLowerCase());
  for (const column of MODEL_COLUMNS) {
    const cell = cells[column];
    if (cell === undefined || (cell === '' && NEVER_EMPTY.has(column))) continue;
    const read = factIn(column, cell, { device, faults });
    if ('error' in read) errors[`${row}.${column}`] = read.error;
    else facts[FACTS[column]] = read.value;
  }
  if (!cells.device) errors[`${row}.device`] = `Use one of these: ${DEVICE_IDS.join(', ')}`;
  return { row, facts };
}

type Read = { value: unknown } | { error: string };

type Names = { device: DeviceId | undefined; faults: FaultsByDevice };

function factIn(column: ModelColumn, cell: string, names: Names): Read {
  if (column === 'device') return oneOf(DEVICE_IDS, DEVICE_LABELS, cell);
  if (column === 'state') return oneOf(STATES, STATE_LABELS, cell);
  if (column === 'faults') return faultsIn(cell, names);
  if (column === 'working times') return timesIn(cell, names);
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

function faultsIn(cell: string, { device, faults: all }: Names): Read {
  const typed = partsOf(cell, ';');
  if (typed.length === 0 || cell.toLowerCase() === ALL_FAULTS.toLowerCase()) return { value: null };
  const read = typed.map((name) => faultIn(name, { device, faults: all }));
  const faults = read.flatMap((one) => ('error' in one ? [] : one.id));
  const wrong = read.find((one) => 'error' in one);
  if (wrong && 'error' in wrong) return wrong;
  const ofDevice = device ? all[device].map(({ id }) => id) : [];
  const chosen = ofDevice.filter((id) => faults.includes(id));
  return { value: chosen.length === ofDevice.length ? null : chosen };
}

function timesIn(cell: string, names: Names): Read {
  const times: Partial<Record<IssueId, string>> = {};
  for (const part of partsOf(cell, ';')) {
    const [name = '', time = ''] = partsOf(part, ':');
    const fault = faultIn(name, names);
    if ('error' in fault) return fault;
    if (times[fault.id]) return { error: `${fault.issue} is named twice` };
    times[fault.id] = time;
  }
  return checked('durations', times);
}

/** Returns the fault with this name, former name or id. If there is none, returns an error. */
function faultIn(name: string, { device, faults }: Names): KnownFault | { error: string } {
  const own = faultNamed(name, device, faults);
  if (own) return own;
  const other = faultNamed(name, undefined, faults);
  if (!other) return { error: `No fault is called "${name.slice(0, 40)}"` };
  return { error: `This device does not have the fault ${other.issue}` };
}

const partsOf = (cell: string, between: string | RegExp): string[] =>
  cell
    .split(between)
    .map((part) => part.trim())
    .filter(Boolean);
