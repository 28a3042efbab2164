import { IPHONE_MODELS } from '@mcs-repairs/shared/domain/catalogue/iphoneModels';
import { IPHONE_REPAIRS } from '@mcs-repairs/shared/domain/catalogue/iphoneRepairs';
import { IPHONE_SERVICES } from '@mcs-repairs/shared/domain/catalogue/iphoneServices';
import { listingPage } from '../listingPage';

export const { Component, loader, head } = listingPage('iphone', {
  models: IPHONE_MODELS,
  services: IPHONE_SERVICES,
  texts: IPHONE_REPAIRS,
});
