import { useEffect } from 'react';
import { redirect, useLoaderData, useLocation } from 'react-router-dom';
import type * as contract from '@mcs-repairs/shared/domain/contract/models';
import { named } from '@mcs-repairs/shared/domain/contract/named';
import { besides, modelAt, type ResolvedModel } from '@mcs-repairs/shared/domain/rules/modelAt';
import type { DeviceId, ListedModel, RepairService } from '@mcs-repairs/shared/domain/types/device';
import type { ShopModels } from '@mcs-repairs/shared/domain/types/shopGoods';
import type { PageContext, PageLoaderArgs } from '@mcs-repairs/shared/platform/contract/page';

// Declares the operation without its schemas, because they are larger than the page.
const listModels = named<typeof contract.listModels>({
  id: 'listModels',
  reads: ['Models'],
  withoutServer: [],
});

type Models = readonly ListedModel[] | null;
type Kept = Map<DeviceId, Promise<Models>>;

/**
 * The cached answers. The key is the object with the owner's models. When the owner changes a
 * model, the site gets a new object, so the old answers are no longer used.
 */
const keptBy = new WeakMap<ShopModels, Kept>();
/** After a failure, pages show the built-in models for this many milliseconds. */
const AGAIN_MS = 10_000;

/**
 * Returns the models of a device, or null if the built-in models are used. The server is asked only
 * once for the owner's models.
 */
export function askModels(
  device: DeviceId,
  changed: ShopModels | undefined,
  call: PageContext['shopData']['call'],
): Promise<Models> | null {
  if (changed?.[device] === undefined) return null;
  const kept: Kept = keptBy.get(changed) ?? new Map();
  keptBy.set(changed, kept);
  const known = kept.get(device);
  if (known) return known;
  const asked = call(listModels, { query: { device } }).then((answer) => {
    if (answer.ok) return answer.value;
    setTimeout(() => kept.delete(device), AGAIN_MS);
    return null;
  });
  kept.set(device, asked);
  return asked;
}

/**
 * The data of the current page. After a change of the fault or the filter, the loader returns it
 * again, so that the page does not wait for an answer.
 */
let shown: { path: string; value: unknown } | undefined;

/** Returns the data from the loader of the page. Null: the page uses the built-in models. */
export function useShown<Value>(): Value | null {
  const value = useLoaderData() as Value | null;
  const { pathname: path } = useLocation();
  useEffect(() => {
    shown = { path, value };
    return () => {
      shown = undefined;
    };
  }, [path, value]);
  return value;
}

/** Loads the models for a list page. Facts that only the page of a model shows are removed. */
export async function loadModels(device: DeviceId, args: PageLoaderArgs): Promise<Models> {
  const { url, context } = args;
  if (shown?.path === url.pathname) return shown.value as Models;
  const models = await askModels(device, context.config.models, context.shopData.call);
  return models && models.map(({ words: _, durations: _own, picture: _photo, ...model }) => model);
}

/**
 * Loads the model of a page. A preview replaces the model at its address. An earlier address of a
 * model redirects to its current address.
 * `unlisted` contains models with a page to which no list links.
 */
export async function loadModel(
  device: DeviceId,
  unlisted: readonly ListedModel[],
  { url, params, context }: PageLoaderArgs,
): Promise<ResolvedModel<ListedModel> | null> {
  if (shown?.path === url.pathname) return shown.value as ResolvedModel<ListedModel> | null;
  const slug = params.slug ?? '';
  const { modelDraft: draft } = context.config;
  if (draft?.device === device && draft.slug === slug)
    return { model: draft, canonicalSlug: slug, isFallback: false };
  const models = await askModels(device, context.config.models, context.shopData.call);
  if (!models?.length) return null;
  const found = modelAt([...besides(models, unlisted), ...models], slug);
  const moved =
    found.isFallback && models.find(({ formerSlugs }) => formerSlugs?.includes(slug.toLowerCase()));
  if (moved) throw redirect(`/repairs/${device}/${moved.slug}${url.search}`, 301);
  return found;
}

/**
 * Returns the repairs that the shop offers for a model. The model's own working times replace the
 * usual ones.
 */
export const offeredFor = (
  { issues, durations }: ListedModel,
  services: readonly RepairService[],
): readonly RepairService[] => {
  const offered = issues && services.filter(({ id }) => issues.some((issue) => issue === id));
  const chosen = offered?.length ? offered : services;
  if (!durations) return chosen;
  return chosen.map((service) => ({
    ...service,
    duration: durations[service.id] ?? service.duration,
  }));
};
