import type { Migration } from './migration';

/** Stores the owner's words about models, their working times and their pictures. */
export const modelPages: Migration = {
  name: '082-model-pages',
  statements: ({ key }) => [
    "alter table repair_models add column words text not null default '{}'",
    "alter table repair_models add column durations text not null default '{}'",
    'alter table repair_models add column picture text',
    `create table model_photos (
      id ${key} primary key,
      model_id ${key} not null,
      bytes integer not null
    )`,
    'create index model_photos_by_model on model_photos (model_id)',
  ],
};
