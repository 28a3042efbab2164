import { DEVICE_NAMES } from '../deviceNames';
import { deviceQuestions } from '@mcs-repairs/shared/domain/catalogue/deviceQuestions';
import { shownServices } from '@mcs-repairs/shared/domain/rules/shownServices';
import type { PageHead, SiteConfig } from '@mcs-repairs/shared/platform/contract/page';
import { sectionIn } from '@mcs-repairs/shared/platform/useSection';
import type { DeviceId, RepairService } from '@mcs-repairs/shared/domain/types/device';
import { DEVICE_TEXTS } from '../copy/deviceTexts';
import { withCurrentValues } from '../copy/currentValues';
import { withPlace } from '../copy/withPlace';
import { breadcrumbLd, faqLd, serviceLd, type Crumb } from './jsonLd';

export function listingCrumbs(device: DeviceId): Crumb[] {
  return [{ label: 'Repairs', to: '/repairs' }, { label: DEVICE_NAMES[device] }];
}

/** `builtIn` are the services of the device in the built-in catalogue. */
export function listingHead(
  device: DeviceId,
  builtIn: readonly RepairService[],
  config: SiteConfig,
): PageHead {
  const { title } = DEVICE_TEXTS[device];
  const description = withPlace(DEVICE_TEXTS[device].description, config.profile);
  const path = `/repairs/${device}`;
  const services = shownServices(config, device, builtIn);
  const questions = sectionIn(config, `faq-${device}`, deviceQuestions(device));
  return {
    title,
    description,
    jsonLd: [
      serviceLd(config, {
        name: title,
        description,
        path,
        offers: services.map(({ issue }) => issue),
      }),
      faqLd(withCurrentValues(questions, config, services)),
      breadcrumbLd(config, listingCrumbs(device), path),
    ],
  };
}
