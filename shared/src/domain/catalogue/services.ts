import type { DeviceId, IssueId, RepairService, ServicePrices } from '../types/device';
import { issueById } from './issues';
import { modelsOf } from './models';

type Row = {
  issue: IssueId;
  duration: string;
  prices?: [standard: number, premium: number, original: number];
};

/** What a premium screen adds to the model's base price (section 9). */
export const SCREEN_PREMIUM: Record<DeviceId, number> = {
  iphone: 50,
  ipad: 2000,
  macbook: 5000,
  imac: 8000,
  watch: 1000,
  laptop: 3000,
};

/**
 * Services by device: ids of section 3, prices and durations of section 9. Where section 9 is silent the row holds
 * the shop's own estimate; amounts are never displayed. A screen's price comes from the model's base price.
 */
const ROWS: Record<DeviceId, readonly Row[]> = {
  iphone: [
    { issue: 'screen', duration: '45-120 minutes' },
    { issue: 'battery', duration: '30-60 minutes', prices: [80, 100, 120] },
    { issue: 'camera', duration: '60-90 minutes', prices: [150, 180, 220] },
    { issue: 'housing', duration: '60-120 minutes', prices: [120, 150, 180] },
    { issue: 'motherboard', duration: '2-4 hours', prices: [200, 250, 300] },
    { issue: 'charging', duration: '45-60 minutes', prices: [70, 90, 110] },
    { issue: 'speaker', duration: '30-60 minutes', prices: [60, 80, 100] },
    { issue: 'water', duration: '24-48 hours', prices: [100, 130, 160] },
  ],
  ipad: [
    { issue: 'screen', duration: '60-90 minutes' },
    { issue: 'battery', duration: '45-75 minutes', prices: [5000, 6000, 7000] },
    { issue: 'camera', duration: '90-120 minutes', prices: [4000, 5000, 6000] },
    { issue: 'housing', duration: '2-4 hours', prices: [6000, 7500, 9000] },
    { issue: 'motherboard', duration: '1-2 days', prices: [12000, 15000, 18000] },
    { issue: 'charging', duration: '60-90 minutes', prices: [3500, 4500, 5500] },
    { issue: 'speaker', duration: '60-90 minutes', prices: [3000, 4000, 5000] },
    { issue: 'water', duration: '2-4 hours', prices: [5000, 7000, 9000] },
  ],
  macbook: [
    { issue: 'screen', duration: '2-3 hours' },
    { issue: 'battery', duration: '1-2 hours', prices: [12000, 15000, 18000] },
    { issue: 'keyboard', duration: '1-2 hours', prices: [10000, 13000, 16000] },
    { issue: 'trackpad', duration: '1-2 hours', prices: [8000, 10000, 12000] },
    { issue: 'motherboard', duration: '3-5 hours', prices: [30000, 38000, 45000] },
    { issue: 'charging', duration: '1-2 hours', prices: [6000, 8000, 10000] },
    { issue: 'speaker', duration: '1-2 hours', prices: [6000, 7500, 9000] },
    { issue: 'water', duration: '24-48 hours', prices: [10000, 13000, 16000] },
  ],
  imac: [
    { issue: 'screen', duration: '3-4 hours' },
    { issue: 'motherboard', duration: '4-6 hours', prices: [35000, 42000, 50000] },
    { issue: 'power', duration: '2-3 hours', prices: [12000, 15000, 18000] },
    { issue: 'cooling', duration: '2-3 hours', prices: [5000, 7000, 9000] },
    { issue: 'storage', duration: '2-3 hours', prices: [10000, 14000, 18000] },
    { issue: 'memory', duration: '1-2 hours', prices: [8000, 11000, 14000] },
    { issue: 'camera', duration: '2-3 hours', prices: [6000, 8000, 10000] },
    { issue: 'water', duration: '24-48 hours', prices: [12000, 15000, 18000] },
  ],
  watch: [
    { issue: 'screen', duration: '30-45 minutes' },
    { issue: 'battery', duration: '20-30 minutes', prices: [3000, 4000, 5000] },
    { issue: 'crown', duration: '15-30 minutes', prices: [2500, 3500, 4500] },
    { issue: 'band', duration: '15-30 minutes', prices: [1500, 2500, 3500] },
    { issue: 'speaker', duration: '30-45 minutes', prices: [2500, 3500, 4500] },
    { issue: 'water', duration: '2-3 days', prices: [4000, 5000, 6000] },
    { issue: 'charging', duration: '30-45 minutes', prices: [3000, 4000, 5000] },
    { issue: 'sensor', duration: '30-45 minutes', prices: [3500, 4500, 5500] },
  ],
  laptop: [
    { issue: 'screen', duration: '1-2 hours' },
    { issue: 'battery', duration: '30-45 minutes', prices: [8000, 10000, 12000] },
    { issue: 'keyboard', duration: '45-60 minutes', prices: [6000, 8000, 10000] },
    { issue: 'trackpad', duration: '45-60 minutes', prices: [5000, 6500, 8000] },
    { issue: 'motherboard', duration: '2-4 hours', prices: [20000, 25000, 30000] },
    { issue: 'charging', duration: '1-2 hours', prices: [4000, 5500, 7000] },
    { issue: 'speaker', duration: '45-60 minutes', prices: [3000, 4000, 5000] },
    { issue: 'water', duration: '24-48 hours', prices: [8000, 10000, 12000] },
  ],
};

/** Section 2: the confirmation's fixed service text is what a screen repair is called. */
export const SCREEN_SERVICE_NAME = 'Screen/LCD Replacement';

const SERVICES = new Map<DeviceId, readonly RepairService[]>(
  (Object.keys(ROWS) as DeviceId[]).map((device) => [
    device,
    ROWS[device].map((row) => toService(device, row)),
  ]),
);

/** The eight services of a device, in the order of section 3; prices of a screen are those of the device's first model. */
export function servicesOf(device: DeviceId): readonly RepairService[] {
  return SERVICES.get(device) ?? [];
}

/** The service by which a device's issue is repaired; undefined when the device has no such service. */
export function serviceFor(device: DeviceId, issue: IssueId): RepairService | undefined {
  return servicesOf(device).find((service) => service.id === issue);
}

function toService(device: DeviceId, { issue, duration, prices }: Row): RepairService {
  const { name, description } = issueById(issue);
  return {
    id: issue,
    device,
    name: issue === 'screen' ? SCREEN_SERVICE_NAME : name,
    description,
    duration,
    prices: prices
      ? { standard: prices[0], premium: prices[1], original: prices[2] }
      : screenPrices(device, modelsOf(device)[0]?.basePrice ?? 0),
  };
}

/** A screen costs the model's base price; the original part is N/A (section 9). */
export function screenPrices(device: DeviceId, basePrice: number): ServicePrices {
  return { standard: basePrice, premium: basePrice + SCREEN_PREMIUM[device], original: null };
}
