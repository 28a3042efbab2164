import type { Migration } from './migration';

/** Stores units for sale, and staff's changes to built-in products. */
export const goods: Migration = {
  name: '061-goods',
  statements: ({ key }) => [
    `create table goods (
      id ${key} primary key,
      slug ${key},
      name text not null,
      category ${key} not null,
      grade ${key} not null,
      battery integer,
      storage text not null,
      colour text not null,
      chip text not null,
      warranty text not null,
      serial text not null,
      words text not null,
      stock integer not null,
      state ${key} not null,
      reserved_until ${key},
      version integer not null,
      changed_by text not null,
      before text,
      search_text text not null
    )`,
    'create unique index goods_by_slug on goods (slug)',
    'create unique index goods_by_version on goods (version)',
    'create index goods_by_state on goods (state, category, id)',
  ],
};
