import type { UnitPhoto } from '@mcs-repairs/shared/domain/types/goods';
import type { Reads } from '../db';

/** Returns the photos of units in their order, by the id of the unit. */
export async function photosOf(
  db: Reads,
  units: readonly { id: string }[],
): Promise<Map<string, UnitPhoto[]>> {
  const photos = new Map<string, UnitPhoto[]>();
  if (units.length === 0) return photos;
  const rows = await db
    .selectFrom('goods_photos')
    .select(['goods_id', 'id', 'alt', 'width', 'height'])
    .where(
      'goods_id',
      'in',
      units.map(({ id }) => id),
    )
    .orderBy('place')
    .orderBy('id')
    .execute();
  for (const { goods_id, ...photo } of rows)
    photos.set(goods_id, [...(photos.get(goods_id) ?? []), photo]);
  return photos;
}
