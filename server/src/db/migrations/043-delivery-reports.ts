import type { Migration } from './migration';

/** What a gateway said became of a text after it took it. */
export const deliveryReports: Migration = {
  name: '043-delivery-reports',
  statements: ({ key }) => [
    `alter table outbox add column report ${key}`,
    `alter table outbox add column reported_at ${key}`,
  ],
};
