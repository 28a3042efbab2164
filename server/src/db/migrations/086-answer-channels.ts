import type { Migration } from './migration';

/** Adds to enquiries and quote requests the channel by which the sender wants the answer. */
export const answerChannels: Migration = {
  name: '086-answer-channels',
  statements: ({ key }) =>
    ['enquiries', 'quote_requests'].map(
      (table) => `alter table ${table} add column answer_by ${key} not null default ''`,
    ),
};
