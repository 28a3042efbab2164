import { MODELS, modelsOf } from '@mcs-repairs/shared/domain/catalogue/models';
import {
  DEVICE_IDS,
  type DeviceId,
  type RepairModel,
} from '@mcs-repairs/shared/domain/types/device';
import type { ShownModel } from '@mcs-repairs/shared/domain/types/models';
import type { ShopModels } from '@mcs-repairs/shared/domain/types/shopGoods';
import type { Reads } from '../db';
import { durationsOf, NOTHING, pictureOf, wordsOf } from './modelTexts';
import {
  allModels,
  BUILT_IN_MODELS,
  builtInRow,
  issuesOf,
  listOf,
  type ModelRow,
} from './storedModels';

/** Returns the models that are switched on, in the form that pages need. */
export async function listedModels(db: Reads, device?: DeviceId): Promise<ShownModel[]> {
  const on = (await allModels(db, device)).filter(({ state }) => state === 'on');
  const taken = new Set(on.map(pathOf));
  return on.map((row) => toListed(row, taken));
}

/**
 * Returns the number of shown models for each device. Leaves out devices whose models nobody
 * changed. Undefined if all models are the built-in ones.
 */
export async function changedDevices(db: Reads): Promise<ShopModels | undefined> {
  const now = await listedModels(db);
  const changed: ShopModels = {};
  for (const device of DEVICE_IDS) {
    const ofDevice = now.filter((model) => model.device === device);
    if (JSON.stringify(ofDevice) !== BUILT_IN_LISTS.get(device)) changed[device] = ofDevice.length;
  }
  return Object.keys(changed).length > 0 ? changed : undefined;
}

/** Returns the paths that the owner's changes of models add to the sitemap and remove from it. */
export async function modelPaths(db: Reads): Promise<{ added: string[]; gone: string[] }> {
  const now = new Set((await listedModels(db)).map(pathOf));
  const builtIn = new Set(MODELS.map(pathOf));
  return {
    added: [...now].filter((path) => !builtIn.has(path)),
    gone: [...builtIn].filter((path) => !now.has(path)),
  };
}

const pathOf = ({ device, slug }: Pick<ShownModel, 'device' | 'slug'>) =>
  `/repairs/${device}/${slug}`;

/** Converts a row to the form for pages. Addresses in `taken` are not listed as former ones. */
export function toListed(row: ModelRow, taken: ReadonlySet<string>): ShownModel {
  const { device, slug, name, year } = row;
  const model = BUILT_IN_MODELS.get(row.id)?.model;
  const { group, look } = model ?? similarTo(row);
  return {
    device,
    slug,
    name,
    aliases: [...(model?.aliases ?? [])],
    group,
    look,
    formerSlugs: listOf(row.former_slugs).filter(
      (former) => !taken.has(pathOf({ device, slug: former })),
    ),
    year,
    numbers: listOf(row.numbers),
    alsoCalled: listOf(row.also_called),
    issues: issuesOf(row),
    ...writtenOf(row),
  };
}

/**
 * Returns the texts and the picture that the owner added to a model. Only the page of the model
 * shows them.
 */
function writtenOf(row: ModelRow): Pick<ShownModel, 'words' | 'durations' | 'picture'> {
  const words = wordsOf(row);
  const picture = pictureOf(row);
  return {
    ...(words && { words }),
    ...(row.durations !== NOTHING && { durations: durationsOf(row) }),
    ...(picture && { picture: { ...picture, alt: picture.alt || row.name } }),
  };
}

/**
 * Returns the heading and the drawing for a model that the owner added. If the name begins with the
 * name of a built-in generation, they are those of the generation. Otherwise, the model gets its
 * own heading. The screen size is unknown, so no text states it.
 */
function similarTo({ device, name }: ModelRow): Pick<RepairModel, 'group' | 'look'> {
  const [plain = name] = name.split(' (');
  const models = modelsOf(device);
  const begins = (group: string) =>
    plain === group || (`${plain} `.startsWith(`${group} `) && group.includes(' '));
  const [sibling] = models
    .filter(({ group }) => device === 'laptop' || begins(group))
    .sort((a, b) => b.group.length - a.group.length);
  const own = device === 'iphone' ? plain.split(' ', 2).join(' ') : plain;
  const { inches: _unknown, ...look } = (sibling ?? models[0])?.look ?? {};
  return { group: sibling?.group ?? own, look };
}

const BUILT_IN_LISTS: ReadonlyMap<DeviceId, string> = new Map(
  DEVICE_IDS.map((device) => {
    const rows = modelsOf(device).map(builtInRow);
    return [device, JSON.stringify(rows.map((row) => toListed(row, new Set())))];
  }),
);
