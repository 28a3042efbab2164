import type { IssueId } from '@mcs-repairs/shared/domain/types/device';
import type { UnitPhoto } from '@mcs-repairs/shared/domain/types/goods';
import type { Tables } from '../db';

type ModelRow = Tables['repair_models'];

/** The owner's texts by language, as JSON. The site shows the English one. */
type Texts = { en?: string };

/**
 * The value of these columns for a built-in model to which the owner added no texts: an empty JSON
 * object.
 */
export const NOTHING = '{}';

export const wordsOf = ({ words }: Pick<ModelRow, 'words'>): string =>
  (JSON.parse(words) as Texts).en ?? '';

/** Sets the English text in stored texts. Texts in other languages stay unchanged. */
export function withWords(stored: string, text: string): string {
  const { en: _replaced, ...others } = JSON.parse(stored) as Texts;
  return JSON.stringify({ ...others, ...(text && { en: text }) });
}

export const durationsOf = ({ durations }: Pick<ModelRow, 'durations'>) =>
  JSON.parse(durations) as Partial<Record<IssueId, string>>;

type Picture = Omit<UnitPhoto, 'alt'> & { alt: Texts };

export function pictureOf({ picture }: Pick<ModelRow, 'picture'>): UnitPhoto | null {
  if (picture === null) return null;
  const { alt, ...photo } = JSON.parse(picture) as Picture;
  return { ...photo, alt: alt.en ?? '' };
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
  return JSON.stringify({ ...photo, alt: JSON.parse(withWords(JSON.stringify(alt), text)) });
}
