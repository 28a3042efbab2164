import type { DeviceId, RepairService } from '../types/device';
import type { ShopFaults } from '../types/shopGoods';

/**
 * Returns the services that pages show for a device: with the owner's names, texts, times and
 * order, and without those that are switched off. `services` are the built-in ones.
 */
export const shownServices = (
  { faults }: { faults?: ShopFaults },
  device: DeviceId,
  services: readonly RepairService[],
): readonly RepairService[] =>
  faults?.[device]?.flatMap((own) =>
    services.filter(({ id }) => id === own.id).map((service) => ({ ...service, ...own })),
  ) ?? services;
