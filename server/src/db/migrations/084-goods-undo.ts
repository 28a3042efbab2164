import type { Migration } from './migration';

/**
 * Adds the crop of a photo, the photos before the last change, and the files that a crop or an undo
 * needs. Adds the last imports of goods and models, so that staff can undo them.
 */
export const goodsUndo: Migration = {
  name: '084-goods-undo',
  statements: ({ key }) => [
    `alter table goods_photos add column original ${key}`,
    'alter table goods_photos add column crop text',
    'alter table goods add column photos_before text',
    `create table goods_files (
      id ${key} primary key,
      goods_id ${key} not null,
      width integer not null,
      height integer not null,
      bytes integer not null,
      stored_at ${key} not null
    )`,
    'create index goods_files_by_goods on goods_files (goods_id)',
    `create table catalogue_imports (
      id ${key} primary key,
      kind ${key} not null,
      rows text not null,
      added integer not null,
      changed integer not null,
      imported_by text not null,
      at ${key} not null
    )`,
    'create index catalogue_imports_by_kind on catalogue_imports (kind, id)',
  ],
};
