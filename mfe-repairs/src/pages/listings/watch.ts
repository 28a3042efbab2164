import { WATCH_MODELS } from 'shared/domain/catalogue/watchModels';
import { WATCH_SERVICES } from 'shared/domain/catalogue/watchServices';
import { listingPage } from '../listingPage';

export const { Component, head } = listingPage('watch', {
  models: WATCH_MODELS,
  services: WATCH_SERVICES,
});
