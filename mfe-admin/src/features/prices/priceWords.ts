import { rupees } from '@mcs-repairs/shared/domain/rules/rupees';
import type { DeviceId, IssueId, RepairService } from '@mcs-repairs/shared/domain/types/device';
import type { ListedPrice, PriceList, ShownTier } from '@mcs-repairs/shared/domain/types/price';
import { percentOf } from '../../format/percentOf';

export type PriceModel = PriceList['models'][number];

/** One line of the price list: a fault of the chosen model, or of all models of a device. */
export type PriceLine = {
  issue: IssueId;
  name: string;
  /** The prices stored for this model, or for all models if no model is chosen. */
  own: ListedPrice | undefined;
  /**
   * The prices from which an estimate starts: the prices of the model, or else those of all models.
   */
  shown: ListedPrice | undefined;
};

/** Returns a line for each fault that the shop repairs on the model, or else on the device. */
export function linesOf(
  prices: readonly ListedPrice[],
  {
    device,
    services,
    model,
  }: {
    device: DeviceId;
    services: readonly RepairService[];
    model: PriceModel | undefined;
  },
): PriceLine[] {
  const find = (id: string | null, issue: IssueId) =>
    prices.find((price) => price.device === device && price.model === id && price.issue === issue);
  return servicesFor(services, model).map(({ id: issue, issue: name }) => {
    const own = find(model?.id ?? null, issue);
    return { issue, name, own, shown: own ?? find(null, issue) };
  });
}

export const servicesFor = (
  services: readonly RepairService[],
  model: PriceModel | undefined,
): readonly RepairService[] =>
  services.filter(({ id }) => !model?.issues || model.issues.includes(id));

/** Parses a typed amount: `12,500` is 12500. Returns null for an empty text. */
export function amountIn(text: string): number | null {
  const digits = text.replace(/[\s,]/g, '');
  return digits === '' ? null : Number(digits);
}

export const isBelowCost = ({ price, cost }: ShownTier): boolean =>
  price !== null && typeof cost === 'number' && price < cost;

/** Formats the margin, which is the price minus the cost: `Rs. 5,500 (44%)`. */
export function marginWords({ price, cost }: ShownTier): string | undefined {
  if (!price || typeof cost !== 'number' || Number.isNaN(price + cost)) return undefined;
  const margin = price - cost;
  const sign = margin < 0 ? '−' : '';
  return `${sign}${rupees(Math.abs(margin))} (${sign}${percentOf(Math.abs(margin), price)})`;
}
