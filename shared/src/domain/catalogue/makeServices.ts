import type {
  DeviceId,
  RepairIssue,
  RepairModel,
  RepairService,
  ServicePrices,
} from '../types/device';

/**
 * A repair service. Its duration and prices come from section 9 of the specification, or are
 * estimates of the shop if section 9 has none.
 */
type Row = {
  issue: RepairIssue;
  duration: string;
  /** Undefined for a screen repair, because its price depends on the model. */
  prices?: [standard: number, premium: number, original: number];
};

/**
 * The name of a screen repair. The service text of the confirmation page contains this name
 * (specification, section 2).
 */
export const SCREEN_SERVICE_NAME = 'Screen/LCD Replacement';

/**
 * By how much a premium screen costs more than the base price of the model (specification, section
 * 9).
 */
const SCREEN_PREMIUM: Record<DeviceId, number> = {
  iphone: 50,
  ipad: 2000,
  macbook: 5000,
  imac: 8000,
  watch: 1000,
  laptop: 3000,
};

/**
 * Returns the services for one kind of device. The prices of a screen are those of the device's
 * first model, and screens of the site never show them.
 */
export function makeServices(
  device: DeviceId,
  [first]: readonly RepairModel[],
  rows: readonly Row[],
): readonly RepairService[] {
  return rows.map(({ issue, duration, prices }) => ({
    id: issue.id,
    device,
    issue: issue.name,
    name: issue.id === 'screen' ? SCREEN_SERVICE_NAME : issue.name,
    description: issue.description,
    duration,
    prices: prices
      ? { standard: prices[0], premium: prices[1], original: prices[2] }
      : screenPrices(device, first?.basePrice ?? 0),
  }));
}

/**
 * Returns the prices of a screen repair. The standard part costs the base price of the model, and
 * there is no original part (N/A; specification, section 9).
 */
export function screenPrices(device: DeviceId, basePrice: number): ServicePrices {
  return { standard: basePrice, premium: basePrice + SCREEN_PREMIUM[device], original: null };
}
