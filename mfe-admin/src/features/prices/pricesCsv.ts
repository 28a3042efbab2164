import { DEVICE_IDS, type DeviceId } from '@mcs-repairs/shared/domain/types/device';
import { PRICE_COLUMNS, type PriceList } from '@mcs-repairs/shared/domain/types/price';
import { writeCsv } from '@mcs-repairs/shared/domain/rules/csv';
import type { ServicesOf } from '../../format/useServices';
import { servicesFor, type PriceModel } from './priceWords';

/**
 * Converts the price list to CSV (RFC 4180). A model and fault without a price also have a row, so
 * that somebody can fill in the price.
 */
export function pricesCsv({ models, prices }: PriceList, servicesOf: ServicesOf): string {
  const stored = new Map(
    prices.map((price) => [`${price.model ?? price.device}:${price.issue}`, price]),
  );
  const rowsOf = (device: DeviceId, model: PriceModel | undefined) =>
    servicesFor(servicesOf(device), model).map(({ id: issue, issue: name }) => {
      const { standard, premium } = stored.get(`${model?.id ?? device}:${issue}`) ?? {};
      return [
        device,
        model ? nameIn(models, model) : 'All models',
        name,
        ...[standard?.price, standard?.cost, premium?.price, premium?.cost].map((amount) =>
          String(amount ?? ''),
        ),
      ];
    });
  const rows = DEVICE_IDS.flatMap((device) => [
    ...rowsOf(device, undefined),
    ...models.filter((model) => model.device === device).flatMap((model) => rowsOf(device, model)),
  ]);
  return writeCsv([PRICE_COLUMNS, ...rows]);
}

/**
 * Returns the name of the model. If several models of the device have the same name, it returns the
 * model's address.
 */
const nameIn = (models: readonly PriceModel[], { device, name, slug }: PriceModel): string =>
  models.filter((other) => other.device === device && other.name === name).length > 1 ? slug : name;
