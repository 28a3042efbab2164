import { UNLISTED_MODELS } from '@mcs-repairs/shared/domain/catalogue/models';
import type { Booking } from '@mcs-repairs/shared/domain/types/booking';
import type { DeviceId } from '@mcs-repairs/shared/domain/types/device';
import type { MatchingPrices } from '@mcs-repairs/shared/domain/types/estimate';
import { sameName } from '@mcs-repairs/shared/domain/types/sameName';
import type { Reads } from '../db';
import type { FaultPlace } from './shop';
import { allModels, BUILT_IN_MODELS, listOf } from './storedModels';
import { hasPrice, priceId } from './storedPrices';

type Booked = Pick<Booking, 'deviceModel' | 'repairService'>;

/**
 * Returns the prices of the price list that fit a booking. A model without a price of its own has
 * the price for all models of its device. A fault has its price also under its former names.
 * Undefined if the booking's texts contain no model or fault with a price.
 */
export async function matchingPrices(
  { db, knownFaults }: Pick<FaultPlace, 'db' | 'knownFaults'>,
  { deviceModel, repairService }: Booked,
): Promise<MatchingPrices | undefined> {
  const found = await namedModel(db, deviceModel);
  if (!found) return undefined;
  const { device } = found;
  const faults = await knownFaults(db, device);
  const issue = faults.find(({ names }) => names.includes(sameName(repairService)))?.id;
  if (!issue) return undefined;
  const places = [found.model?.id ?? null, null].map((model) => priceId({ device, model, issue }));
  const rows = await db.selectFrom('repair_prices').selectAll().where('id', 'in', places).execute();
  const row = places
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

type Named = { device: DeviceId; model?: { id: string; name: string } };

/**
 * Returns the model that a booking names in this text: by its name, built-in name, alternative name
 * or model number.
 */
async function namedModel(db: Reads, text: string): Promise<Named | undefined> {
  const wanted = sameName(text);
  const models = await allModels(db);
  const model =
    models.find(({ name }) => sameName(name) === wanted) ??
    models.find(({ id, also_called, numbers }) =>
      [BUILT_IN_MODELS.get(id)?.row.name ?? '', ...listOf(also_called), ...listOf(numbers)].some(
        (name) => sameName(name) === wanted,
      ),
    );
  if (model) return { device: model.device, model };
  const unlisted = UNLISTED_MODELS.find(({ name }) => sameName(name) === wanted);
  return unlisted && { device: unlisted.device };
}
