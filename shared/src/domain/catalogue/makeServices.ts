import type {
  DeviceId,
  RepairIssue,
  RepairModel,
  RepairService,
  ServicePrices,
} from '../types/device';

/**
 * Durations and prices come from section 9 of the specification. Where it has none, the row has the
 * shop's own estimate.
 */
type Row = {
  issue: RepairIssue;
  duration: string;
  /** Missing for a screen, whose price depends on the model. */
  prices?: [standard: number, premium: number, original: number];
};

/**
 * The name of a screen repair. Section 2 of the specification fixes it in the confirmation's
 * service text.
 */
export const SCREEN_SERVICE_NAME = 'Screen/LCD Replacement';

/** The amount that a premium screen adds to the model's base price (specification, section 9). */
const SCREEN_PREMIUM: Record<DeviceId, number> = {
  iphone: 50,
  ipad: 2000,
  macbook: 5000,
  imac: 8000,
  watch: 1000,
  laptop: 3000,
};

/**
 * Makes the services of one kind of device from its rows. The screen's prices are those of the
 * first model. Amounts are never displayed.
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
 * A screen costs the base price of the model. The original part is N/A (specification, section 9).
 */
export function screenPrices(device: DeviceId, basePrice: number): ServicePrices {
  return { standard: basePrice, premium: basePrice + SCREEN_PREMIUM[device], original: null };
}
