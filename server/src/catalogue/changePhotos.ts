import type { Result } from '@mcs-repairs/shared/domain/types/failure';
import {
  MOST_PHOTOS,
  type Goods,
  type PhotoCrop,
  type PhotosArranged,
} from '@mcs-repairs/shared/domain/types/goods';
import type { Actor } from '../auth';
import type { Trx } from '../db';
import { cutPicture, makeSizes, storePicture } from '../photos';
import { refused } from '../runtime';
import { asBefore, changing, type Change, seenGoods } from './changeGoods';
import type { Shop } from './shop';
import { findGoods, type Row } from './storedGoods';
import { type PhotoRow, photoRows } from './storedPhotos';

type Place = Pick<Shop, 'db' | 'now' | 'files'>;

const FULL = `A unit has at most ${MOST_PHOTOS} photos. Please remove one first.`;

/** Returns the error if the unit does not exist, or if it has the maximum number of photos. */
export async function refusePhoto({ db }: Place, id: string): Promise<Result<never> | null> {
  const row = await findGoods(db, id);
  if (!row || row.slug === null) return refused('not-found');
  return (await countOf(db, id)) < MOST_PHOTOS ? null : refusedPhoto(FULL);
}

/** Adds a photo of a unit after its other photos. */
export async function addPhoto(
  place: Place,
  id: string,
  original: Buffer,
  by: Actor,
): Promise<Result<Goods>> {
  let added = '';
  const outcome = await storePicture(place, original, (picture) => {
    added = picture.id;
    return changing(place, by, async (trx, at) => {
      const row = await unit(trx, id);
      if (!row) return refused('not-found');
      const before = await photoRows(trx, id);
      if (before.length >= MOST_PHOTOS) return refusedPhoto(FULL);
      const photo = { ...picture, goods_id: id, place: before.length, ...PLAIN };
      return said(row, at, 'photo added', { before, next: [...before, photo] });
    });
  });
  if (outcome.ok) void makeSizes(place.files, added);
  return outcome;
}

const PLAIN = { alt: '', original: null, crop: null, translations: null };

/** Changes the order of a unit's photos and their alternative texts. */
export const arrangePhotos = (
  place: Place,
  id: string,
  { seen, photos }: PhotosArranged,
  by: Actor,
) =>
  changing(place, by, async (trx, at) => {
    const known = await seenGoods(trx, id, seen, at);
    if (!known.ok) return known;
    const before = await photoRows(trx, id);
    const stored = new Map(before.map((photo) => [photo.id, photo]));
    const next = photos.flatMap(({ id: photo, alt }) => {
      const row = stored.get(photo);
      stored.delete(photo);
      return row ? [{ ...row, alt }] : [];
    });
    if (stored.size > 0 || next.length !== photos.length)
      return refused('conflict', { message: 'The photos have changed. Please try again.' });
    return said(known.value, at, 'photos arranged', { before, next });
  });

/** Removes a photo of a unit. The file stays as long as an undo can restore the photo. */
export const removePhoto = (place: Place, id: string, photo: string, by: Actor) =>
  changing(place, by, async (trx, at) => {
    const row = await unit(trx, id);
    const before = await photoRows(trx, id);
    const next = before.filter((one) => one.id !== photo);
    if (!row || next.length === before.length) return refused('not-found');
    return said(row, at, 'photo removed', { before, next });
  });

/**
 * Shows only a part of a photo, or the whole photo again. Browsers cache photos, so the content at
 * a photo's address must never change. The part is therefore stored as a new photo.
 */
export async function cropPhoto(
  place: Place,
  { id, photo: cropped }: { id: string; photo: string },
  { seen, crop }: PhotoCrop,
  by: Actor,
): Promise<Result<Goods>> {
  const found = (await photoRows(place.db, id)).find((photo) => photo.id === cropped);
  if (!found) return refused('not-found');
  const original = found.original ?? found.id;
  const cut = (part: Pick<PhotoRow, 'id' | 'width' | 'height' | 'bytes'>, words: string) =>
    changing(place, by, async (trx, at) => {
      const known = await seenGoods(trx, id, seen, at);
      if (!known.ok) return known;
      const before = await photoRows(trx, id);
      const { id: photo, width, height, bytes } = part;
      const isWhole = photo === original;
      const next = before.map((one) =>
        one.id === cropped
          ? {
              ...{ ...one, id: photo, width, height, bytes },
              original: isWhole ? null : original,
              crop: isWhole ? null : JSON.stringify(crop),
            }
          : one,
      );
      return said(known.value, at, words, { before, next });
    });
  if (crop === null) {
    const whole = await fileOf(place.db, original);
    return whole ? cut(whole, 'whole photo shown') : refused('not-found');
  }
  const part = await cutPicture(place.files, original, crop);
  if (!part.ok) return part;
  let added = '';
  const outcome = await storePicture(place, part.value, (picture) => {
    added = picture.id;
    return cut(picture, 'photo cropped');
  });
  if (outcome.ok) void makeSizes(place.files, added);
  return outcome;
}

const fileOf = (db: Place['db'], id: string) =>
  db.selectFrom('goods_files').selectAll().where('id', '=', id).executeTakeFirst();

/**
 * Returns a change of photos with its text for the staff log. Stores the earlier photos and the
 * earlier row for an undo.
 */
const said = (
  row: Row,
  at: string,
  words: string,
  photos: { before: readonly PhotoRow[]; next: readonly PhotoRow[] },
): Result<Change> => ({
  ok: true,
  value: { row: { ...row, before: asBefore(row, at) }, said: words, photos },
});

async function unit(trx: Trx, id: string): Promise<Row | null> {
  const row = await findGoods(trx, id);
  return row && row.slug !== null ? row : null;
}

const countOf = async (db: Place['db'] | Trx, id: string): Promise<number> =>
  (await photoRows(db, id)).length;

const refusedPhoto = (message: string) =>
  refused('conflict', { message, fields: { photo: message } });
