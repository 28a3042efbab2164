import { IMAC_MODELS } from '@mcs-repairs/shared/domain/catalogue/imacModels';
import { IMAC_SERVICES } from '@mcs-repairs/shared/domain/catalogue/imacServices';
import { IMAC_REPAIRS } from '@mcs-repairs/shared/domain/catalogue/imacRepairs';
import { modelPage } from '../modelPage';

export const { Component, loader, head } = modelPage('imac', {
  models: IMAC_MODELS,
  services: IMAC_SERVICES,
  texts: IMAC_REPAIRS,
});
