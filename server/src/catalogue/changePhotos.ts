import type { Result } from '@mcs-repairs/shared/domain/types/failure';
import {
  MOST_PHOTOS,
  type Goods,
  type PhotosArranged,
} from '@mcs-repairs/shared/domain/types/goods';
import type { Actor } from '../auth';
import type { Trx } from '../db';
import { makeSizes, removePhotoFiles, storePicture } from '../photos';
import { refused } from '../runtime';
import { changing, type Change, seenGoods } from './changeGoods';
import type { Shop } from './shop';
import { findGoods, type Row } from './storedGoods';
import { photosOf } from './storedPhotos';

type Place = Pick<Shop, 'db' | 'now' | 'files'>;

const FULL = `A unit has at most ${MOST_PHOTOS} photos. Please remove one first.`;

/** Fails if there is no such unit, or if it has all the photos that it may have. */
export async function refusePhoto({ db }: Place, id: string): Promise<Result<never> | null> {
  const row = await findGoods(db, id);
  if (!row || row.slug === null) return refused('not-found');
  return (await countOf(db, id)) < MOST_PHOTOS ? null : refusedPhoto(FULL);
}

/** Adds a photo after the others. */
export async function addPhoto(
  place: Place,
  id: string,
  original: Buffer,
  by: Actor,
): Promise<Result<Goods>> {
  let added = '';
  const outcome = await storePicture(place, original, (picture) => {
    added = picture.id;
    return changing(place, by, async (trx) => {
      const row = await unit(trx, id);
      if (!row) return refused('not-found');
      const count = await countOf(trx, id);
      if (count >= MOST_PHOTOS) return refusedPhoto(FULL);
      const photo = { ...picture, goods_id: id, place: count, alt: '' };
      await trx.insertInto('goods_photos').values(photo).execute();
      return said(row, 'photo added');
    });
  });
  if (outcome.ok) void makeSizes(place.files, added);
  return outcome;
}

/** Orders the photos of a unit and stores their alternative texts. */
export const arrangePhotos = (
  place: Place,
  id: string,
  { seen, photos }: PhotosArranged,
  by: Actor,
) =>
  changing(place, by, async (trx, at) => {
    const known = await seenGoods(trx, id, seen, at);
    if (!known.ok) return known;
    const stored = (await photosOf(trx, [{ id }])).get(id) ?? [];
    const named = new Set(photos.map((photo) => photo.id));
    if (photos.length !== stored.length || !stored.every((photo) => named.has(photo.id)))
      return refused('conflict', { message: 'The photos have changed. Please try again.' });
    for (const [index, photo] of photos.entries())
      await trx
        .updateTable('goods_photos')
        .set({ place: index, alt: photo.alt })
        .where('id', '=', photo.id)
        .execute();
    return said(known.value, 'photos arranged');
  });

/** Removes a photo and its files. */
export async function removePhoto(
  place: Place,
  id: string,
  photo: string,
  by: Actor,
): Promise<Result<Goods>> {
  const outcome = await changing(place, by, async (trx) => {
    const row = await unit(trx, id);
    const removed = await trx
      .deleteFrom('goods_photos')
      .where('id', '=', photo)
      .where('goods_id', '=', id)
      .executeTakeFirst();
    if (!row || removed.numDeletedRows === 0n) return refused('not-found');
    const left = (await photosOf(trx, [{ id }])).get(id) ?? [];
    for (const [index, one] of left.entries())
      await trx
        .updateTable('goods_photos')
        .set({ place: index })
        .where('id', '=', one.id)
        .execute();
    return said(row, 'photo removed');
  });
  if (outcome.ok) await removePhotoFiles(place.files, [photo]);
  return outcome;
}

/** A change of photos cannot be undone, so the copy of the unit from before its last change is deleted. */
const said = (row: Row, words: string): Result<Change> => ({
  ok: true,
  value: { row: { ...row, before: null }, said: words },
});

async function unit(trx: Trx, id: string): Promise<Row | null> {
  const row = await findGoods(trx, id);
  return row && row.slug !== null ? row : null;
}

async function countOf(db: Place['db'] | Trx, id: string): Promise<number> {
  return (await photosOf(db, [{ id }])).get(id)?.length ?? 0;
}

const refusedPhoto = (message: string) =>
  refused('conflict', { message, fields: { photo: message } });
