import { MACBOOK_MODELS } from '@mcs-repairs/shared/domain/catalogue/macbookModels';
import { MACBOOK_SERVICES } from '@mcs-repairs/shared/domain/catalogue/macbookServices';
import { MACBOOK_REPAIRS } from '@mcs-repairs/shared/domain/catalogue/macbookRepairs';
import { modelPage } from '../modelPage';

export const { Component, loader, head } = modelPage('macbook', {
  models: MACBOOK_MODELS,
  services: MACBOOK_SERVICES,
  texts: MACBOOK_REPAIRS,
});
