import { WATCHES_WITH_PAGES, WATCH_ULTRA } from '@mcs-repairs/shared/domain/catalogue/watchModels';
import { WATCH_SERVICES } from '@mcs-repairs/shared/domain/catalogue/watchServices';
import { WATCH_REPAIRS } from '@mcs-repairs/shared/domain/catalogue/watchRepairs';
import { modelPage } from '../modelPage';

export const { Component, loader, head } = modelPage('watch', {
  models: WATCHES_WITH_PAGES,
  unlisted: [WATCH_ULTRA],
  services: WATCH_SERVICES,
  texts: WATCH_REPAIRS,
});
