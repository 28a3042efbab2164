import type { Migration } from './migration';

/** Stores the photos of units for sale, in their order. */
export const goodsPhotos: Migration = {
  name: '062-goods-photos',
  statements: ({ key }) => [
    `create table goods_photos (
      id ${key} primary key,
      goods_id ${key} not null,
      place integer not null,
      alt text not null,
      width integer not null,
      height integer not null,
      bytes integer not null
    )`,
    'create index goods_photos_by_goods on goods_photos (goods_id, place)',
  ],
};
