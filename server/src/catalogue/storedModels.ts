import { MODEL_NUMBERS } from '@mcs-repairs/shared/domain/catalogue/modelNumbers';
import { modelsOf, UNLISTED_MODELS } from '@mcs-repairs/shared/domain/catalogue/models';
import {
  DEVICE_IDS,
  type DeviceId,
  type RepairModel,
} from '@mcs-repairs/shared/domain/types/device';
import type { OwnModel } from '@mcs-repairs/shared/domain/types/models';
import type { Reads, Tables } from '../db';
import { durationsOf, NOTHING, pictureOf, wordsOf } from './modelTexts';

export type ModelRow = Tables['repair_models'];

/**
 * The built-in models as unchanged rows, by id. A model that no list contains is switched off, but
 * its page still exists.
 */
export const BUILT_IN_MODELS: ReadonlyMap<string, { row: ModelRow; model: RepairModel }> = new Map(
  [...DEVICE_IDS.flatMap((device) => modelsOf(device)), ...UNLISTED_MODELS].map((model) => {
    const row = builtInRow(model);
    return [row.id, { row, model }];
  }),
);

export function builtInRow(model: RepairModel): ModelRow {
  const { device, slug, name } = model;
  return {
    id: `${device}/${slug}`,
    device,
    slug,
    former_slugs: '[]',
    name,
    year: null,
    numbers: JSON.stringify(MODEL_NUMBERS[name]?.split(' ') ?? []),
    also_called: '[]',
    issues: null,
    words: NOTHING,
    durations: NOTHING,
    picture: null,
    place: modelsOf(device).indexOf(model),
    state: UNLISTED_MODELS.includes(model) ? 'off' : 'on',
    version: 0,
    changed_by: '',
    before: null,
  };
}

/** Returns every model of a device, or of all devices, in the order of the owner. */
export async function allModels(db: Reads, device?: DeviceId): Promise<ModelRow[]> {
  const rows = await db.selectFrom('repair_models').selectAll().execute();
  const stored = new Map(rows.map((row) => [row.id, row]));
  const builtIn = [...BUILT_IN_MODELS.values()].map(({ row }) => stored.get(row.id) ?? row);
  const added = rows.filter(({ id }) => !BUILT_IN_MODELS.has(id));
  const order = (row: ModelRow) => DEVICE_IDS.indexOf(row.device);
  return [...builtIn, ...added]
    .filter((row) => device === undefined || row.device === device)
    .sort((a, b) => order(a) - order(b) || a.place - b.place || (a.id < b.id ? 1 : -1));
}

export const listOf = (json: string): string[] => JSON.parse(json) as string[];

/** Returns the faults that the shop repairs on a model. Null means all faults of the device. */
export const issuesOf = ({ issues }: ModelRow): OwnModel['issues'] =>
  issues === null ? null : (listOf(issues) as OwnModel['issues']);

/** Returns the name of a model that the shop repairs only for these faults. Undefined if none. */
export async function modelWithOnly(
  db: Reads,
  device: DeviceId,
  faults: readonly string[],
): Promise<string | undefined> {
  const shown = (await allModels(db, device)).filter(({ state }) => state === 'on');
  return shown.find((row) => issuesOf(row)?.every((issue) => faults.includes(issue)))?.name;
}

export function toOwnModel(row: ModelRow): OwnModel {
  const { id, device, slug, name, year, version, changed_by, before } = row;
  const builtIn = BUILT_IN_MODELS.get(id)?.row;
  return {
    id,
    device,
    slug,
    name,
    year,
    numbers: listOf(row.numbers),
    alsoCalled: listOf(row.also_called),
    issues: issuesOf(row),
    words: wordsOf(row),
    durations: durationsOf(row),
    picture: pictureOf(row),
    isBuiltIn: builtIn !== undefined,
    isOn: row.state === 'on',
    isChanged: builtIn !== undefined && differs(row, builtIn),
    version,
    changedBy: changed_by,
    canUndo: before !== null,
  };
}

/** Returns whether staff changed the model or its position. */
const differs = (row: ModelRow, builtIn: ModelRow): boolean =>
  COMPARED.some((column) => row[column] !== builtIn[column]);

const COMPARED = [
  ...(['slug', 'name', 'year', 'numbers', 'also_called', 'issues', 'state', 'place'] as const),
  ...(['words', 'durations', 'picture'] as const),
];

export async function lastModelVersion(db: Reads): Promise<number> {
  const { last } = await db
    .selectFrom('repair_models')
    .select((row) => row.fn.max('version').as('last'))
    .executeTakeFirstOrThrow();
  return last ?? 0;
}
