import { IMAC_MODELS } from '@mcs-repairs/shared/domain/catalogue/imacModels';
import { IMAC_REPAIRS } from '@mcs-repairs/shared/domain/catalogue/imacRepairs';
import { IMAC_SERVICES } from '@mcs-repairs/shared/domain/catalogue/imacServices';
import { Unhydrated } from '@mcs-repairs/shared/platform/site';
import { ServiceList } from '../../features/services/ServiceList';
import { listingPage } from '../listingPage';

export const { Component, loader, head } = listingPage('imac', {
  models: IMAC_MODELS,
  services: IMAC_SERVICES,
  repairs: (services) => (
    <Unhydrated id="repairs">
      <ServiceList services={services} texts={IMAC_REPAIRS} heading="iMac repairs we do" />
    </Unhydrated>
  ),
});
