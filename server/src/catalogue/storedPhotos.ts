import type { Crop, GoodsPhoto } from '@mcs-repairs/shared/domain/types/goods';
import type { Reads, Tables, Trx } from '../db';
import { knownPhotos } from '../photos';
import { ENGLISH, translated } from './textsByLanguage';

export type PhotoRow = Tables['goods_photos'];

/**
 * Returns the photos of units in their order, by the unit's id. The alternative texts are in
 * `language` if they are translated.
 */
export async function photosOf(
  db: Reads,
  units: readonly { id: string }[],
  language = ENGLISH,
): Promise<Map<string, GoodsPhoto[]>> {
  const photos = new Map<string, GoodsPhoto[]>();
  if (units.length === 0) return photos;
  const rows = await db
    .selectFrom('goods_photos as photo')
    .leftJoin('goods_files as whole', 'whole.id', 'photo.original')
    .select(['photo.goods_id', 'photo.id', 'photo.alt', 'photo.width', 'photo.height'])
    .select(['photo.crop', 'photo.original', 'photo.translations'])
    .select(['whole.width as wholeWidth', 'whole.height as wholeHeight'])
    .where(
      'photo.goods_id',
      'in',
      units.map(({ id }) => id),
    )
    .orderBy('photo.place')
    .orderBy('photo.id')
    .execute();
  for (const row of rows) {
    const { goods_id, crop, original, wholeWidth, wholeHeight, translations, ...english } = row;
    const { alt } = translated({ alt: english.alt, translations }, ['alt'], language);
    const photo = { ...english, alt };
    const whole =
      original !== null && wholeWidth !== null && wholeHeight !== null
        ? { original: { id: original, width: wholeWidth, height: wholeHeight } }
        : {};
    const part = crop === null ? {} : { crop: JSON.parse(crop) as Crop };
    photos.set(goods_id, [...(photos.get(goods_id) ?? []), { ...photo, ...part, ...whole }]);
  }
  return photos;
}

/** Returns the rows of a unit's photos in the order of the photos. */
export const photoRows = (db: Reads, id: string): Promise<PhotoRow[]> =>
  db
    .selectFrom('goods_photos')
    .selectAll()
    .where('goods_id', '=', id)
    .orderBy('place')
    .orderBy('id')
    .execute();

/** Returns those photos whose files still exist. A job removes old files. */
export async function withFiles(trx: Trx, photos: readonly PhotoRow[]): Promise<PhotoRow[]> {
  const known = await knownPhotos(
    trx,
    photos.map(({ id }) => id),
  );
  return photos.filter(({ id }) => known.has(id));
}

/**
 * Stores the photos of a unit in their order. Keeps the files that a crop or the next undo
 * (`before`) needs.
 */
export async function storePhotos(
  trx: Trx,
  id: string,
  { next, before, at }: { next: readonly PhotoRow[]; before: readonly PhotoRow[]; at: Date },
): Promise<void> {
  const files = await trx
    .selectFrom('goods_files')
    .selectAll()
    .where('goods_id', '=', id)
    .execute();
  const shown = new Set(next.map((photo) => photo.id));
  const needed = new Set([...next, ...before].flatMap((photo) => [photo.id, photo.original]));
  const known = new Map(
    [...before, ...next].map(({ id: file, goods_id, width, height, bytes }) => [
      file,
      { id: file, goods_id, width, height, bytes, stored_at: at.toISOString() },
    ]),
  );
  const originals = (photos: readonly PhotoRow[]) => new Set(photos.map((photo) => photo.original));
  const [neededBefore, neededNow] = [originals(before), originals(next)];
  for (const file of files) {
    // The original of a cropped photo stays for a month. The month begins when the crop is removed.
    const isLeft = neededBefore.has(file.id) && !neededNow.has(file.id);
    known.set(file.id, isLeft ? { ...file, stored_at: at.toISOString() } : file);
  }
  const kept = [...known.values()].filter((file) => needed.has(file.id) && !shown.has(file.id));
  await trx.deleteFrom('goods_photos').where('goods_id', '=', id).execute();
  await trx.deleteFrom('goods_files').where('goods_id', '=', id).execute();
  if (next.length > 0)
    await trx
      .insertInto('goods_photos')
      .values(next.map((photo, place) => ({ ...photo, place })))
      .execute();
  if (kept.length > 0) await trx.insertInto('goods_files').values(kept).execute();
}

/**
 * Deletes the rows of photos that no undo of these units can restore. A job later deletes their
 * files, as it does for all files without a row.
 */
export async function forgetFiles(trx: Trx, ids: readonly string[]): Promise<void> {
  await trx
    .deleteFrom('goods_files')
    .where('goods_id', 'in', ids)
    .where('id', 'not in', (row) =>
      row
        .selectFrom('goods_photos')
        .select((photo) => photo.fn.coalesce('original', 'id').as('original'))
        .where('goods_id', 'in', ids),
    )
    .execute();
}
