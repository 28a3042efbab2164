import type { Migration } from './migration';

/** Stores when a unit became reserved or sold, and when a draft goes on sale. */
export const goodsTimes: Migration = {
  name: '085-goods-times',
  statements: ({ key }) => [
    `alter table goods add column gone_at ${key}`,
    `alter table goods add column on_sale_from ${key}`,
  ],
  indexes: [
    // The shop page counts units by these columns. The index contains all of them, so the query
    // reads no rows of the table.
    {
      name: 'goods_by_all_facts',
      on: 'goods (category, grade, storage, colour, state, reserved_until, on_sale_from, slug)',
    },
    { name: 'goods_by_sale_start', on: 'goods (on_sale_from) where on_sale_from is not null' },
  ],
};
