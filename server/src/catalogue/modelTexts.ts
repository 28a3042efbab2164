import type { IssueId } from '@mcs-repairs/shared/domain/types/device';
import type { UnitPhoto } from '@mcs-repairs/shared/domain/types/goods';
import type { Tables } from '../db';
import { type Texts, textIn, withEnglish } from './textsByLanguage';

type ModelRow = Tables['repair_models'];

/** The stored value of a built-in model without texts: an empty JSON object. */
export const NOTHING = '{}';

export const wordsOf = ({ words }: Pick<ModelRow, 'words'>): string =>
  textIn(JSON.parse(words) as Texts);

/** Returns the stored words with a new English text. */
export const withWords = (stored: string, text: string): string =>
  JSON.stringify(withEnglish(JSON.parse(stored) as Texts, text));

export const durationsOf = ({ durations }: Pick<ModelRow, 'durations'>) =>
  JSON.parse(durations) as Partial<Record<IssueId, string>>;

type Picture = Omit<UnitPhoto, 'alt'> & { alt: Texts };

export function pictureOf({ picture }: Pick<ModelRow, 'picture'>): UnitPhoto | null {
  if (picture === null) return null;
  const { alt, ...photo } = JSON.parse(picture) as Picture;
  return { ...photo, alt: textIn(alt) };
}

/**
 * Returns the stored value for a new picture. It has the alternative text of the earlier picture.
 */
export function newPicture(
  { id, width, height }: Omit<UnitPhoto, 'alt'>,
  before: string | null,
): string {
  const alt = before === null ? {} : (JSON.parse(before) as Picture).alt;
  return JSON.stringify({ id, width, height, alt } satisfies Picture);
}

export function withAlt(picture: string | null, text: string): string | null {
  if (picture === null) return null;
  const { alt, ...photo } = JSON.parse(picture) as Picture;
  return JSON.stringify({ ...photo, alt: withEnglish(alt, text) });
}
