import { servicesOf } from '@mcs-repairs/shared/domain/catalogue/services';
import { shownServices } from '@mcs-repairs/shared/domain/rules/shownServices';
import type { DeviceId, RepairService } from '@mcs-repairs/shared/domain/types/device';
import { useSiteConfig } from '@mcs-repairs/shared/platform/site';

/** Returns the services of a device, as pages show them: with the owner's names, order and times. */
export type ServicesOf = (device: DeviceId) => readonly RepairService[];

export function useServices(): ServicesOf {
  const config = useSiteConfig();
  return (device) => shownServices(config, device, servicesOf(device));
}
