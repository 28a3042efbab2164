import { IMAC_MODELS } from 'shared/domain/catalogue/imacModels';
import { IMAC_SERVICES } from 'shared/domain/catalogue/imacServices';
import { listingPage } from '../listingPage';

export const { Component, head } = listingPage('imac', {
  models: IMAC_MODELS,
  services: IMAC_SERVICES,
});
