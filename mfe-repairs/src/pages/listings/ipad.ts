import { IPAD_MODELS } from '@mcs-repairs/shared/domain/catalogue/ipadModels';
import { IPAD_REPAIRS } from '@mcs-repairs/shared/domain/catalogue/ipadRepairs';
import { IPAD_SERVICES } from '@mcs-repairs/shared/domain/catalogue/ipadServices';
import { listingPage } from '../listingPage';

export const { Component, loader, head } = listingPage('ipad', {
  models: IPAD_MODELS,
  services: IPAD_SERVICES,
  texts: IPAD_REPAIRS,
});
