import { IPHONE_MODELS } from '@mcs-repairs/shared/domain/catalogue/iphoneModels';
import { IPHONE_SERVICES } from '@mcs-repairs/shared/domain/catalogue/iphoneServices';
import { IPHONE_REPAIRS } from '@mcs-repairs/shared/domain/catalogue/iphoneRepairs';
import { modelPage } from '../modelPage';

export const { Component, loader, head } = modelPage('iphone', {
  models: IPHONE_MODELS,
  services: IPHONE_SERVICES,
  texts: IPHONE_REPAIRS,
});
