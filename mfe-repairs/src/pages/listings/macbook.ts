import { MACBOOK_MODELS } from '@mcs-repairs/shared/domain/catalogue/macbookModels';
import { MACBOOK_REPAIRS } from '@mcs-repairs/shared/domain/catalogue/macbookRepairs';
import { MACBOOK_SERVICES } from '@mcs-repairs/shared/domain/catalogue/macbookServices';
import { listingPage } from '../listingPage';

export const { Component, loader, head } = listingPage('macbook', {
  models: MACBOOK_MODELS,
  services: MACBOOK_SERVICES,
  texts: MACBOOK_REPAIRS,
});
