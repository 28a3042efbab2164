import type { PlannedRow } from '@mcs-repairs/shared/domain/types/goodsFiles';
import { uploadsOf } from './usePhotoUploads';

export type MatchedPhotos = {
  /** The files that can be sent, each with its row. */
  found: { row: number; file: File }[];
  /**
   * Photos that cannot be sent, one text each. `missing`: no file was chosen. `refused`: the file
   * is invalid. `unnamed`: no row names the file.
   */
  missing: string[];
  refused: string[];
  unnamed: string[];
};

/**
 * Matches files that computers and cameras add to folders, and the CSV file. They are no photos.
 */
const HIDDEN = /^\.|^(thumbs\.db|desktop\.ini)$|\.csv$/i;

/** Finds the chosen files whose names are in the rows. Upper and lower case do not matter. */
export function matchPhotos(rows: readonly PlannedRow[], files: readonly File[]): MatchedPhotos {
  const byName = new Map<string, File[]>();
  for (const file of files) {
    const name = file.name.toLowerCase();
    byName.set(name, [...(byName.get(name) ?? []), file]);
  }
  const matched: MatchedPhotos = { found: [], missing: [], refused: [], unnamed: [] };
  const used = new Set<string>();
  for (const { row, photos } of rows) {
    for (const name of photos) {
      const same = byName.get(name.toLowerCase()) ?? [];
      used.add(name.toLowerCase());
      const [file] = same;
      const error =
        same.length > 1 ? 'Two files have this name' : file && uploadsOf([file])[0]?.error;
      if (!file) matched.missing.push(`Row ${row}: ${name}`);
      else if (error) matched.refused.push(`Row ${row}: ${name}. ${error}`);
      else matched.found.push({ row, file });
    }
  }
  for (const { name } of files)
    if (!used.has(name.toLowerCase()) && !HIDDEN.test(name)) matched.unnamed.push(name);
  return matched;
}
