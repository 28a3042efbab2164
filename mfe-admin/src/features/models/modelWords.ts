import type { ModelStep, OwnModel } from '@mcs-repairs/shared/domain/types/models';

export type ModelPress = 'edit' | ModelStep;

export const isMove = (step: ModelStep) => step === 'up' || step === 'down';

/** Describes what a press did, for example `iPhone 15 Pro is switched off.` */
export function doneWords({ name }: OwnModel, step: ModelStep): string {
  const done: Record<ModelStep, string> = {
    up: 'moved up',
    down: 'moved down',
    on: 'is switched on',
    off: 'is switched off',
    'no-picture': 'shows its drawing again instead of a picture',
    'built-in': 'has its built-in values again',
    undo: 'has the values from before the last change',
  };
  return `${name} ${done[step]}.`;
}

/** Returns the models that contain every word of the search in a name, a number or the address. */
export function matching(models: readonly OwnModel[], search: string): OwnModel[] {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  return models.filter(({ name, slug, numbers, alsoCalled }) => {
    const text = [name, slug, ...numbers, ...alsoCalled].join(' ').toLowerCase();
    return words.every((word) => text.includes(word));
  });
}
