import type { Migration } from './migration';

/** Adds an index for the first units in the order of their names. */
export const goodsByName: Migration = {
  name: '090-goods-by-name',
  statements: () => [],
  indexes: [{ name: 'goods_by_name', on: 'goods (lower(name))' }],
};
