import type { Migration } from './migration';

/** Stores the channel in which the sender of a request wants the answer. */
export const answerChannels: Migration = {
  name: '086-answer-channels',
  statements: ({ key }) =>
    ['enquiries', 'quote_requests'].map(
      (table) => `alter table ${table} add column answer_by ${key} not null default ''`,
    ),
};
