import type { Migration } from './migration';

/**
 * Stores the owner's texts about goods in languages other than English. The English texts stay in
 * their columns, because an earlier version of the server reads and writes these.
 */
export const goodsTranslations: Migration = {
  name: '089-goods-translations',
  statements: () => [
    'alter table goods add column translations text',
    'alter table goods_photos add column translations text',
  ],
};
