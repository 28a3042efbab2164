import type { Migration } from './migration';

/** Stores the gateway's delivery reports about text messages. */
export const deliveryReports: Migration = {
  name: '043-delivery-reports',
  statements: ({ key }) => [
    `alter table outbox add column report ${key}`,
    `alter table outbox add column reported_at ${key}`,
  ],
};
