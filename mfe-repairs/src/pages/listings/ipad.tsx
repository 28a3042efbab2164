import { IPAD_MODELS } from '@mcs-repairs/shared/domain/catalogue/ipadModels';
import { IPAD_REPAIRS } from '@mcs-repairs/shared/domain/catalogue/ipadRepairs';
import { IPAD_SERVICES } from '@mcs-repairs/shared/domain/catalogue/ipadServices';
import { Unhydrated } from '@mcs-repairs/shared/platform/site';
import { ServiceList } from '../../features/services/ServiceList';
import { listingPage } from '../listingPage';

export const { Component, loader, head } = listingPage('ipad', {
  models: IPAD_MODELS,
  services: IPAD_SERVICES,
  repairs: (services) => (
    <Unhydrated id="repairs">
      <ServiceList services={services} texts={IPAD_REPAIRS} heading="iPad repairs we do" />
    </Unhydrated>
  ),
});
