import type { Migration } from './migration';

/** Adds reports from the provider of text messages on whether a message was delivered. */
export const deliveryReports: Migration = {
  name: '043-delivery-reports',
  statements: ({ key }) => [
    `alter table outbox add column report ${key}`,
    `alter table outbox add column reported_at ${key}`,
  ],
};
