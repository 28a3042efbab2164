import type { Migration } from './migration';

/** The gateway's delivery reports for accepted texts. */
export const deliveryReports: Migration = {
  name: '043-delivery-reports',
  statements: ({ key }) => [
    `alter table outbox add column report ${key}`,
    `alter table outbox add column reported_at ${key}`,
  ],
};
