import type { DeviceId } from '@mcs-repairs/shared/domain/types/device';
import { Breadcrumbs } from '@mcs-repairs/shared/ui/Breadcrumbs';
import { PageHeader } from '@mcs-repairs/shared/ui/PageHeader';
import { DEVICE_TEXTS } from '../../copy/deviceTexts';
import { listingCrumbs } from '../../head/listingHead';

/** The top of a page that lists the models of one kind of device. */
export function ListingTop({ device }: { device: DeviceId }) {
  const { title, lead } = DEVICE_TEXTS[device];
  return (
    <PageHeader
      title={title}
      lead={lead}
      breadcrumbs={<Breadcrumbs items={listingCrumbs(device)} />}
    />
  );
}
