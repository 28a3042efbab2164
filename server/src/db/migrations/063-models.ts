import type { Migration } from './migration';

/** Stores models that staff added, and staff's changes to built-in models. */
export const models: Migration = {
  name: '063-models',
  statements: ({ key }) => [
    `create table repair_models (
      id ${key} primary key,
      device ${key} not null,
      slug ${key} not null,
      former_slugs text not null,
      name text not null,
      year integer,
      numbers text not null,
      also_called text not null,
      issues text,
      place double precision not null,
      state ${key} not null,
      version integer not null,
      changed_by text not null,
      before text
    )`,
    'create unique index repair_models_by_slug on repair_models (device, slug)',
    'create unique index repair_models_by_version on repair_models (version)',
  ],
};
