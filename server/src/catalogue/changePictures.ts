import type { Result } from '@mcs-repairs/shared/domain/types/failure';
import type { OwnModel } from '@mcs-repairs/shared/domain/types/models';
import type { Actor } from '../auth';
import type { Trx } from '../db';
import { makeSizes, storePicture } from '../photos';
import { asBefore, changing, seenModel } from './changeModels';
import { newPicture } from './modelTexts';
import type { Shop } from './shop';

/** Shows a picture on the page of a model instead of its drawing. */
export async function addPicture(
  place: Pick<Shop, 'db' | 'now' | 'files'>,
  { id, seen }: { id: string; seen: number },
  original: Buffer,
  by: Actor,
): Promise<Result<OwnModel>> {
  let added = '';
  const outcome = await storePicture(place, original, (photo) => {
    added = photo.id;
    return changing(place, by, async (trx: Trx) => {
      const known = await seenModel(trx, id, seen);
      if (!known.ok) return known;
      const { row } = known.value;
      const stored = { id: photo.id, model_id: id, bytes: photo.bytes };
      await trx.insertInto('model_photos').values(stored).execute();
      const changed = { ...row, picture: newPicture(photo, row.picture), before: asBefore(row) };
      return { ok: true, value: { row: changed, said: 'picture changed' } };
    });
  });
  if (outcome.ok) void makeSizes(place.files, added);
  return outcome;
}
