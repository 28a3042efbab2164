import type { Migration } from './migration';

/** Stores when a unit became reserved or sold, and from when a draft is on sale. */
export const goodsTimes: Migration = {
  name: '085-goods-times',
  statements: ({ key }) => [
    `alter table goods add column gone_at ${key}`,
    `alter table goods add column on_sale_from ${key}`,
  ],
};
