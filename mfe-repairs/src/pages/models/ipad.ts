import { IPAD_MODELS } from '@mcs-repairs/shared/domain/catalogue/ipadModels';
import { IPAD_SERVICES } from '@mcs-repairs/shared/domain/catalogue/ipadServices';
import { IPAD_REPAIRS } from '@mcs-repairs/shared/domain/catalogue/ipadRepairs';
import { modelPage } from '../modelPage';

export const { Component, loader, head } = modelPage('ipad', {
  models: IPAD_MODELS,
  services: IPAD_SERVICES,
  texts: IPAD_REPAIRS,
});
