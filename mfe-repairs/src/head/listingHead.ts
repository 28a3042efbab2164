import { DEVICE_NAMES } from '../deviceNames';
import { issueById } from '@mcs-repairs/shared/domain/catalogue/issues';
import { servicesOf } from '@mcs-repairs/shared/domain/catalogue/services';
import type { PageHead, SiteConfig } from '@mcs-repairs/shared/platform/contract/page';
import type { DeviceId } from '@mcs-repairs/shared/domain/types/device';
import { DEVICE_TEXTS } from '../copy/deviceTexts';
import { deviceQuestions } from '../copy/questions';
import { breadcrumbLd, faqLd, serviceLd, type Crumb } from './jsonLd';

export function listingCrumbs(device: DeviceId): Crumb[] {
  return [{ label: 'Repairs', to: '/repairs' }, { label: DEVICE_NAMES[device] }];
}

export function listingHead(device: DeviceId, config: SiteConfig): PageHead {
  const { title, description } = DEVICE_TEXTS[device];
  const path = `/repairs/${device}`;
  return {
    title,
    description,
    jsonLd: [
      serviceLd(config, {
        name: title,
        description,
        path,
        offers: servicesOf(device).map(({ id }) => issueById(id).name),
      }),
      faqLd(deviceQuestions(device, config.profile, config.schedule)),
      breadcrumbLd(config, listingCrumbs(device), path),
    ],
  };
}
