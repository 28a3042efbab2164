import { WATCH_MODELS } from '@mcs-repairs/shared/domain/catalogue/watchModels';
import { WATCH_REPAIRS } from '@mcs-repairs/shared/domain/catalogue/watchRepairs';
import { WATCH_SERVICES } from '@mcs-repairs/shared/domain/catalogue/watchServices';
import { Unhydrated } from '@mcs-repairs/shared/platform/site';
import { ServiceList } from '../../features/services/ServiceList';
import { listingPage } from '../listingPage';

export const { Component, loader, head } = listingPage('watch', {
  models: WATCH_MODELS,
  services: WATCH_SERVICES,
  repairs: (services) => (
    <Unhydrated id="repairs">
      <ServiceList services={services} texts={WATCH_REPAIRS} heading="Apple Watch repairs we do" />
    </Unhydrated>
  ),
});
