import { IMAC_MODELS } from '@mcs-repairs/shared/domain/catalogue/imacModels';
import { IMAC_REPAIRS } from '@mcs-repairs/shared/domain/catalogue/imacRepairs';
import { IMAC_SERVICES } from '@mcs-repairs/shared/domain/catalogue/imacServices';
import { listingPage } from '../listingPage';

export const { Component, loader, head } = listingPage('imac', {
  models: IMAC_MODELS,
  services: IMAC_SERVICES,
  texts: IMAC_REPAIRS,
});
