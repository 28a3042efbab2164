import { MACBOOK_MODELS } from 'shared/domain/catalogue/macbookModels';
import { MACBOOK_SERVICES } from 'shared/domain/catalogue/macbookServices';
import { listingPage } from '../listingPage';

export const { Component, head } = listingPage('macbook', {
  models: MACBOOK_MODELS,
  services: MACBOOK_SERVICES,
});
