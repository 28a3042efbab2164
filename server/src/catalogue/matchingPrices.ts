import { ISSUES } from '@mcs-repairs/shared/domain/catalogue/issues';
import { UNLISTED_MODELS } from '@mcs-repairs/shared/domain/catalogue/models';
import { servicesOf } from '@mcs-repairs/shared/domain/catalogue/services';
import type { Booking } from '@mcs-repairs/shared/domain/types/booking';
import { DEVICE_IDS, type DeviceId } from '@mcs-repairs/shared/domain/types/device';
import type { MatchingPrices } from '@mcs-repairs/shared/domain/types/estimate';
import type { Reads } from '../db';
import { allModels, BUILT_IN_MODELS, listOf } from './storedModels';
import { hasPrice, priceId } from './storedPrices';

type Booked = Pick<Booking, 'deviceModel' | 'repairService'>;

/**
 * Returns the prices of the price list that fit a booking. A model without a price of its own has
 * the price for all models of its device. Undefined if the booking's texts contain no model or
 * fault with a price.
 */
export async function matchingPrices(
  db: Reads,
  { deviceModel, repairService }: Booked,
): Promise<MatchingPrices | undefined> {
  const fault = plain(repairService);
  // A booking stores the name of a repair service. Staff may instead have typed the name of the
  // fault.
  const issues = ISSUES.filter(({ id, name }) => plain(name) === fault || isService(id, fault));
  if (issues.length === 0) return undefined;
  const ids = issues.map(({ id }) => id);
  const rows = await db.selectFrom('repair_prices').selectAll().where('issue', 'in', ids).execute();
  if (!rows.some(hasPrice)) return undefined;
  const found = await namedModel(db, deviceModel);
  if (!found) return undefined;
  const row = [found.model?.id ?? null, null]
    .flatMap((model) => ids.map((issue) => priceId({ device: found.device, model, issue })))
    .map((id) => rows.find((one) => one.id === id))
    .find((one) => one && hasPrice(one));
  return (
    row && {
      model: row.model === null ? null : (found.model?.name ?? null),
      standard: row.standard_price,
      premium: row.premium_price,
    }
  );
}

const SERVICE_NAMES = DEVICE_IDS.flatMap((device) =>
  servicesOf(device).map(({ id, name }) => ({ id, name: plain(name) })),
);
const isService = (issue: string, fault: string) =>
  SERVICE_NAMES.some(({ id, name }) => id === issue && name === fault);

type Named = { device: DeviceId; model?: { id: string; name: string } };

/**
 * Returns the model that a booking names in this text: by its name, built-in name, alternative name
 * or model number.
 */
async function namedModel(db: Reads, text: string): Promise<Named | undefined> {
  const wanted = plain(text);
  const models = await allModels(db);
  const model =
    models.find(({ name }) => plain(name) === wanted) ??
    models.find(({ id, also_called, numbers }) =>
      [BUILT_IN_MODELS.get(id)?.row.name ?? '', ...listOf(also_called), ...listOf(numbers)].some(
        (name) => plain(name) === wanted,
      ),
    );
  if (model) return { device: model.device, model };
  const unlisted = UNLISTED_MODELS.find(({ name }) => plain(name) === wanted);
  return unlisted && { device: unlisted.device };
}

function plain(text: string): string {
  return text.trim().replace(/\s+/g, ' ').toLowerCase();
}
