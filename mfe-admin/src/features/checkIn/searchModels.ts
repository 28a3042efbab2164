import { MODELS, UNLISTED_MODELS } from '@mcs-repairs/shared/domain/catalogue/models';
import { asciiDigits } from '@mcs-repairs/shared/domain/types/phoneNumber';
import type { ListedModel } from '@mcs-repairs/shared/domain/types/device';
import { MODEL_NUMBERS } from '@mcs-repairs/shared/domain/catalogue/modelNumbers';
import { fitWords, type Fit } from './fitWords';

const SHOWN = 6;
/** Words that name the kind of device. They are optional in a search. */
const FAMILY: ReadonlySet<string> = new Set(
  'iphone ipad macbook imac apple watch series'.split(' '),
);
const SHORT: Readonly<Record<string, string>> = {
  ip: 'iphone',
  iph: 'iphone',
  pm: 'pro max',
  promax: 'pro max',
  mb: 'macbook',
  mbp: 'macbook pro',
  mba: 'macbook air',
  aw: 'apple watch',
};
/**
 * Words that the search ignores, because they do not distinguish models: `gen` in `9th gen`, `inch`
 * in `14 inch`.
 */
const NOISE: ReadonlySet<string> = new Set(
  'st nd rd th gen generation in inch inches the'.split(' '),
);

export type FoundModels = {
  /** The models that match every typed word, the best match first. */
  models: ListedModel[];
  /** The model that Enter picks. Undefined if several models are possible. */
  sure?: ListedModel | undefined;
};

type Candidate = { model: ListedModel; words: string[]; numbers: readonly string[] };

/**
 * The built-in models. They include models to which no list page links, so that staff can find
 * those, too.
 */
export const BUILT_IN: readonly ListedModel[] = [...MODELS, ...UNLISTED_MODELS];

const candidates = new WeakMap<readonly ListedModel[], readonly Candidate[]>();

/** Splits every name of every model into words. */
function candidatesOf(models: readonly ListedModel[]): readonly Candidate[] {
  const known = candidates.get(models);
  if (known) return known;
  const made = models.flatMap((model) => {
    const numbers = model.numbers ?? MODEL_NUMBERS[model.name]?.split(' ') ?? [];
    return [model.name, ...(model.alsoCalled ?? [])].map((name) => ({
      model,
      words: withMaker(model.device, name),
      numbers: numbers.map((number) => number.toLowerCase()),
    }));
  });
  candidates.set(models, made);
  return made;
}

/**
 * Finds models of the catalogue by a few letters: `15pm`, `ipad 9`, `mbp 14 m3`, `macbok air`,
 * `A2337`. Numbers must match exactly; words may contain small typing mistakes. A model matches
 * only if it matches every typed word.
 */
export function searchModels(text: string, models: readonly ListedModel[] = BUILT_IN): FoundModels {
  const typed = wordsOf(text);
  if (typed.length === 0) return { models: [] };
  const all = candidatesOf(models).flatMap((candidate) => {
    const fit = fitOf(typed, candidate);
    return fit ? [{ ...candidate, fit, missing: missingOf(fit) }] : [];
  });
  all.sort((a, b) => a.missing - b.missing || a.fit.slips - b.fit.slips);
  // Several names of a model may match. The model is listed once, with its best match.
  const found = all.filter(({ model }, at) => all.findIndex((one) => one.model === model) === at);
  return { models: found.slice(0, SHOWN).map(({ model }) => model), sure: sureOf(typed, found) };
}

/** Returns the model with exactly this name, ignoring upper and lower case. */
export const modelNamed = (
  name: string,
  models: readonly ListedModel[] = BUILT_IN,
): ListedModel | undefined =>
  models.find((model) => model.name.toLowerCase() === name.trim().toLowerCase());

type Found = Candidate & { fit: Fit; missing: number };

/**
 * Returns the only match, or the only match whose complete name was typed. The product family, such
 * as `iPhone`, may be missing.
 */
function sureOf(typed: readonly string[], found: readonly Found[]): ListedModel | undefined {
  const hasFamily = typed.some((word) => FAMILY.has(word));
  // These searches never pick a model. A number alone may be a size, a generation or another
  // device. "SE" alone may mean an iPhone that is not in the catalogue.
  if (typed.every((word) => /^[\d.]+$/.test(word))) return undefined;
  if (typed.includes('se') && !hasFamily) return undefined;
  const [only, other] = found;
  if (!other) return only?.model;
  const complete = found.filter(({ fit }) => fit.rest.length === 0);
  if (complete.length === 1) return complete[0]?.model;
  const [whole, another] = found.filter(({ missing }) => missing === 0);
  if (!whole || another) return undefined;
  const isOneFamily = found.every(({ model }) => model.device === whole.model.device);
  const isInOrder = whole.fit.places.every(
    (place, at, all) => at === 0 || place > (all[at - 1] ?? 0),
  );
  return hasFamily || isOneFamily || isInOrder ? whole.model : undefined;
}

function fitOf(typed: readonly string[], { words, numbers }: Candidate): Fit | null {
  const isNumber = (word: string) => /^a\d{2,4}$/.test(word);
  const numbered = typed.filter(isNumber);
  if (!numbered.every((word) => numbers.some((number) => number.startsWith(word)))) return null;
  const fit = fitWords(
    typed.filter((word) => !isNumber(word)),
    words,
  );
  // A number of five characters is a complete model number. It identifies the model, so no more
  // words are needed.
  return fit && numbered.some(({ length }) => length === 5) ? { ...fit, rest: [] } : fit;
}

/**
 * Adds `apple` to the words of a name, because clerks may type the maker's name with every model.
 */
function withMaker(device: ListedModel['device'], name: string): string[] {
  const words = wordsOf(name);
  return device === 'laptop' || words.includes('apple') ? words : [...words, 'apple'];
}

const missingOf = ({ rest }: Fit) => rest.filter((word) => !FAMILY.has(word)).length;

/**
 * Separates letters from digits, so that `15pm` becomes `15 pro max`. Model numbers and chip names
 * are not separated.
 */
function wordsOf(text: string): string[] {
  const plain = asciiDigits(text)
    .toLowerCase()
    .replace(/(\d)\s*\+/g, '$1 plus')
    .replace(/\bs\s*(?=\d)/g, 'series ');
  const words = plain.match(/\ba\d{2,4}\b|\bm\d\b|\d+(?:\.\d+)?|\p{L}+/gu) ?? [];
  return words
    .flatMap((word) => (SHORT[word] ?? word).split(' '))
    .filter((word) => !NOISE.has(word));
}
