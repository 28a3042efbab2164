import { MACBOOK_MODELS } from '@mcs-repairs/shared/domain/catalogue/macbookModels';
import { MACBOOK_REPAIRS } from '@mcs-repairs/shared/domain/catalogue/macbookRepairs';
import { MACBOOK_SERVICES } from '@mcs-repairs/shared/domain/catalogue/macbookServices';
import { Unhydrated } from '@mcs-repairs/shared/platform/site';
import { ServiceList } from '../../features/services/ServiceList';
import { listingPage } from '../listingPage';

export const { Component, loader, head } = listingPage('macbook', {
  models: MACBOOK_MODELS,
  services: MACBOOK_SERVICES,
  repairs: (services) => (
    <Unhydrated id="repairs">
      <ServiceList services={services} texts={MACBOOK_REPAIRS} heading="MacBook repairs we do" />
    </Unhydrated>
  ),
});
