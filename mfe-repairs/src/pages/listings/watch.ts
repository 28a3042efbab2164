import { WATCH_MODELS } from '@mcs-repairs/shared/domain/catalogue/watchModels';
import { WATCH_REPAIRS } from '@mcs-repairs/shared/domain/catalogue/watchRepairs';
import { WATCH_SERVICES } from '@mcs-repairs/shared/domain/catalogue/watchServices';
import { listingPage } from '../listingPage';

export const { Component, loader, head } = listingPage('watch', {
  models: WATCH_MODELS,
  services: WATCH_SERVICES,
  texts: WATCH_REPAIRS,
});
