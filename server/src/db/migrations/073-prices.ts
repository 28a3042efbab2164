import type { Migration } from './migration';

/** Stores the price list of repairs, which only staff see. */
export const prices: Migration = {
  name: '073-prices',
  statements: ({ key }) => [
    `create table repair_prices (
      id ${key} primary key,
      device ${key} not null,
      model ${key},
      issue ${key} not null,
      standard_price integer,
      standard_cost integer,
      premium_price integer,
      premium_cost integer,
      version integer not null,
      changed_by text not null,
      changed_at ${key} not null,
      before text not null
    )`,
    'create index repair_prices_by_version on repair_prices (version)',
  ],
};
