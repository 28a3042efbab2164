import type { ListedModel } from '@mcs-repairs/shared/domain/types/device';

export type ModelGroup = { name: string; models: ListedModel[] };

/** Groups models by generation. Groups and models keep the order of the list. */
export function groupModels(models: readonly ListedModel[]): ModelGroup[] {
  const groups = new Map<string, ListedModel[]>();
  for (const model of models) {
    const group = groups.get(model.group);
    if (group) group.push(model);
    else groups.set(model.group, [model]);
  }
  return [...groups].map(([name, members]) => ({ name, models: members }));
}

/**
 * Returns the models that contain every word of the search in their names or numbers. Order and
 * case do not matter: `pro 15` finds the iPhone 15 Pro.
 */
export function searchModels(models: readonly ListedModel[], search: string): ListedModel[] {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  return models.filter(({ name, group, numbers = [], alsoCalled = [] }) => {
    const text = [name, group, ...numbers, ...alsoCalled].join(' ').toLowerCase();
    return words.every((word) => text.includes(word));
  });
}
