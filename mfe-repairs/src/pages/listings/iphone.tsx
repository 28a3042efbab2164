import { IPHONE_MODELS } from '@mcs-repairs/shared/domain/catalogue/iphoneModels';
import { IPHONE_REPAIRS } from '@mcs-repairs/shared/domain/catalogue/iphoneRepairs';
import { IPHONE_SERVICES } from '@mcs-repairs/shared/domain/catalogue/iphoneServices';
import { Unhydrated } from '@mcs-repairs/shared/platform/site';
import { ServiceList } from '../../features/services/ServiceList';
import { listingPage } from '../listingPage';

export const { Component, loader, head } = listingPage('iphone', {
  models: IPHONE_MODELS,
  services: IPHONE_SERVICES,
  repairs: (services) => (
    <Unhydrated id="repairs">
      <ServiceList services={services} texts={IPHONE_REPAIRS} heading="iPhone repairs we do" />
    </Unhydrated>
  ),
});
