import uFuzzy from '@leeoniya/ufuzzy';
import { MODELS, UNLISTED_MODELS } from 'shared/domain/catalogue/models';
import type { RepairModel } from 'shared/domain/types/device';
import { MODEL_NUMBERS } from './modelNumbers';

const FOUND = 6;
const ALL: readonly RepairModel[] = [...MODELS, ...UNLISTED_MODELS];
const HAYSTACK = ALL.map(({ name }) => `${name} ${MODEL_NUMBERS[name] ?? ''}`);
/** One slip of the finger in a word, and words in any order. */
const fuzzy = new uFuzzy({ intraMode: 1 });

/** The catalogue's models that a clerk may mean: `17 pro`, `macbok`, `A2337`; the likeliest first, none for nothing typed. */
export function searchModels(text: string): RepairModel[] {
  const typed = text.trim();
  if (typed === '') return [];
  const [indexes, info, order] = fuzzy.search(HAYSTACK, typed, 3);
  const ranked = info && order ? order.map((at) => info.idx[at]) : (indexes ?? []);
  return ranked.slice(0, FOUND).flatMap((index) => ALL[index ?? -1] ?? []);
}

/** The model of exactly this name, whatever its case. */
export const modelNamed = (name: string): RepairModel | undefined =>
  ALL.find((model) => model.name.toLowerCase() === name.trim().toLowerCase());
